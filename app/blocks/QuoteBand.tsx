import { Container } from '../ui/Container.tsx'
import { Mark } from '../ui/Mark.tsx'
import styles from './QuoteBand.module.css'

type Props = {
  quote: string
  /** Language of the quote where it is not the page's, e.g. `sw`. */
  lang?: string | undefined
  translation?: string | undefined
  source: string
}

/**
 * A saying across the whole page, in claret: one a page at the most. Pages reach it as `[data-quote]` and
 * `[data-rays]` where they print it in another way.
 */
export function QuoteBand({ quote, lang, translation, source }: Props) {
  return (
    <section className={styles.quote} data-quote>
      <div className={styles.rays} data-rays />
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
