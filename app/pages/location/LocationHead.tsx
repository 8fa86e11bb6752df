import type { ReactNode } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { PageHead } from '../../blocks/PageHead.tsx'
import { Plate } from '../../ui/Poster.tsx'

type Props = Pick<Location, 'kicker' | 'heading' | 'lede' | 'picture'> & { children: ReactNode }

/** The head of the page: where we are, in words and ways (`children`), and a picture of the valley (L1). */
export function LocationHead({ kicker, heading, lede, picture, children }: Props) {
  return (
    <PageHead
      kicker={kicker}
      heading={heading}
      lede={lede}
      layout="plate"
      below={children}
      beside={
        <Plate
          picture={picture}
          ratio="16:9"
          sizes="(width >= 91.5rem) 44rem, (width >= 60rem) 48vw, 88vw"
          loading="eager"
          fetchPriority="high"
        />
      }
    />
  )
}
