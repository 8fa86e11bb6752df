import type { ReactNode } from 'react'
import { Container } from '../ui/Container.tsx'
import { Kicker } from '../ui/Kicker.tsx'
import { Lede } from '../ui/Lede.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './PageHead.module.css'

type Props = {
  kicker: string
  heading: string
  lede?: string
  /** Shown beside the heading from 60rem on: an index or a picture. */
  beside?: ReactNode
  /** Shown under the lede, in its column. */
  below?: ReactNode
  /** `plate` gives the picture the wider column. */
  layout?: 'words' | 'plate'
}

/** The beginning of a page: kicker, h1, and the lede beside or under it. */
export function PageHead({ kicker, heading, lede, beside, below, layout = 'words' }: Props) {
  const opening = lede && <Lede>{lede}</Lede>
  return (
    <section className={styles.pageHead}>
      <Container>
        <div className={`${styles.inner} ${styles[layout]}`}>
          <div className={styles.head}>
            <Kicker hasMark>{kicker}</Kicker>
            <Text as="h1">{heading}</Text>
            {layout === 'plate' && opening}
            {below}
          </div>
          {layout === 'words' && opening}
          {beside}
        </div>
      </Container>
    </section>
  )
}
