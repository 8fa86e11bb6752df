import { Container } from '../ui/Layout.tsx'
import { Mark } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './QuoteBand.module.css'

type Props = { quote: string; translation?: string | undefined; source: string }

/**
 * A quote across the whole page, in claret, at most once a page. `[data-quote]`, `[data-saying]` and `[data-sun]` are for pages
 * that style it differently.
 */
export function QuoteBand({ quote, translation, source }: Props) {
  return (
    <section className={`on-band ${styles.quote}`} data-quote>
      <Container>
        {/* Not a figure: screen readers would use its caption as a name and say the source twice. */}
        <div className={`stack ${styles.saying}`} data-saying>
          <div className={styles.sun} data-sun>
            <Mark size="full" className={styles.mark} />
          </div>
          <blockquote>
            <Text as="p">{quote}</Text>
            {translation && (
              <Text as="p" className={styles.translation}>
                {translation}
              </Text>
            )}
          </blockquote>
          <p className={`row ${styles.source}`}>
            <Text as="span">{source}</Text>
          </p>
        </div>
      </Container>
    </section>
  )
}
