import { Container } from '../ui/Container.tsx'
import { Mark } from '../ui/Mark.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './QuoteBand.module.css'

type Props = {
  quote: string
  translation?: string | undefined
  source: string
}

/**
 * A saying across the whole page, in claret: one a page at the most. Pages reach it as `[data-quote]` and
 * `[data-rays]` where they print it in another way.
 */
export function QuoteBand({ quote, translation, source }: Props) {
  return (
    <section className={styles.quote} data-quote>
      <div className={styles.rays} data-rays />
      <Container>
        {/* A figure would be named by its caption, and the source said twice. */}
        <div className={styles.saying} data-saying>
          <Mark size="full" className={styles.mark} />
          <blockquote>
            <p>
              <Text>{quote}</Text>
            </p>
            {translation && (
              <p className={styles.translation}>
                <Text>{translation}</Text>
              </p>
            )}
          </blockquote>
          <p className={styles.source} data-source>
            <span>
              <Text>{source}</Text>
            </span>
          </p>
        </div>
      </Container>
    </section>
  )
}
