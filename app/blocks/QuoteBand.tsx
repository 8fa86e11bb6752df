import { Container } from '../ui/Layout.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './QuoteBand.module.css'

type Props = { quote: string; translation?: string | undefined; source: string; ink?: 'claret' | 'teal' }

/** A quote across the whole page, at most once a page. */
export function QuoteBand({ quote, translation, source, ink = 'claret' }: Props) {
  return (
    <section className={`on-band ${styles.quote} ${styles[ink]}`}>
      <Container>
        {/* Not a figure: screen readers would use its caption as a name and say the source twice. */}
        <div className="stack">
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
