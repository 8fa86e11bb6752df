import { Container } from '../ui/Container.tsx'
import { Mark } from '../ui/Mark.tsx'
import styles from './QuoteBand.module.css'

const rayCount = 28

/** Rays around a disc, drawn once: each a thin wedge that widens to the rim of a circle of 100 units. */
const rays = Array.from({ length: rayCount }, (_, index) => {
  const middle = (2 * Math.PI * index) / rayCount
  const point = (radius: number, angle: number) =>
    `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  const half = 0.056
  return `M${point(15, middle - half)}L${point(50, middle - half)} ${point(50, middle + half)} ${point(15, middle + half)}Z`
}).join('')

type Props = {
  ink: 'claret' | 'teal'
  quote: string
  /** Language of the quote where it is not the page's, e.g. `sw`. */
  lang?: string | undefined
  translation?: string | undefined
  source: string
}

/** A saying across the whole page, on one ink: one a page at the most. */
export function QuoteBand({ ink, quote, lang, translation, source }: Props) {
  return (
    <section className={`${styles.quote} ${styles[ink]}`}>
      <svg className={styles.rays} viewBox="0 0 100 100" aria-hidden="true">
        <path fill="currentColor" d={rays} />
        <circle cx="50" cy="50" r="12" fill="currentColor" />
      </svg>
      <Container>
        <figure className={styles.figure}>
          <Mark size="full" className={styles.mark} />
          <blockquote>
            <p lang={lang}>{quote}</p>
            {translation && <p className={styles.translation}>{translation}</p>}
          </blockquote>
          <figcaption>{source}</figcaption>
        </figure>
      </Container>
    </section>
  )
}
