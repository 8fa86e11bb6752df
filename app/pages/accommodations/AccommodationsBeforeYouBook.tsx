import type { Terms } from '../../../content/terms.schema.ts'
import { fill } from '../../../lib/text.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { StepsSheet } from '../../blocks/StepsSheet.tsx'
import { openTermNames, openTerms, terms } from '../../resort/terms.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { FactSheet } from './FactSheet.tsx'
import styles from './AccommodationsBeforeYouBook.module.css'

/** The terms of a booking (B1), how to book, and the facts to print (F4). */
export function AccommodationsBeforeYouBook({
  kicker,
  heading,
  lede,
  askUs,
  notConfirmed,
  askLabel,
  howToBook,
  closing,
}: Terms['beforeYouBook']) {
  const answered = terms.filter((term) => !openTerms.includes(term))
  return (
    <Section id="before-you-book" ground="sunk" labelledBy="before-you-book-heading">
      <SectionIntro kicker={kicker} heading={heading} id="before-you-book-heading" lede={lede} />
      <div className={styles.columns}>
        <div>
          <dl className={styles.terms}>
            {answered.map(({ id, label, answer }) => (
              <div key={id}>
                <dt>{label}</dt>
                <Text as="dd">{answer ?? askUs}</Text>
              </div>
            ))}
          </dl>
          {openTermNames && (
            <div className={styles.open}>
              <p>{fill(notConfirmed, { terms: openTermNames })}</p>
              <BookLink variant="quiet" size="small" preset={{ subject: 'booking-request', ask: 'terms' }}>
                {askLabel}
              </BookLink>
            </div>
          )}
        </div>
        <div className={styles.side}>
          <StepsSheet {...howToBook} />
          <Text as="p" className={styles.closing}>
            {closing}
          </Text>
        </div>
      </div>
      <FactSheet />
    </Section>
  )
}
