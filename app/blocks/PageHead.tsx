import type { ReactNode } from 'react'
import { Lede } from '../ui/Text.tsx'
import { Container } from '../ui/Layout.tsx'
import { Intro } from './Intro.tsx'
import styles from './PageHead.module.css'

type Props = {
  heading: string
  lede?: string
  /** Shown beside the heading from 60rem on: an index or a picture. */
  beside?: ReactNode
  below?: ReactNode
  /** `plate` gives the picture the wider column. */
  layout?: 'words' | 'plate'
}

export function PageHead({ heading, lede, beside, below, layout = 'words' }: Props) {
  const isUnder = layout === 'plate'
  return (
    <section className={styles.pageHead}>
      <Container>
        <div className={`stack columns ${styles[layout]}`}>
          <Intro level={1} heading={heading} {...(isUnder && { lede })}>
            {below}
          </Intro>
          {!isUnder && lede && <Lede>{lede}</Lede>}
          {beside}
        </div>
      </Container>
    </section>
  )
}
