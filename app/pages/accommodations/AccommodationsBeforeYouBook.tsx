import { moreToAsk } from '../../../content/terms.yaml'
import type { Terms } from '../../../content/terms.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { StepsSheet } from '../../blocks/StepsSheet.tsx'
import { QuestionRacks } from '../../enquiry/contact/QuestionRacks.tsx'
import { moreTerms, openQuestions, terms } from '../../resort/terms.ts'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import { FactSheet } from './FactSheet.tsx'
import styles from './AccommodationsBeforeYouBook.module.css'

/**
 * The terms of a booking, answered or asked for by the guest's message, and how a booking comes about (B1), and the
 * facts to print (F4).
 */
export function AccommodationsBeforeYouBook({
  kicker,
  heading,
  lede,
  ledeWhileOpen,
  writeLabel,
  howToBook,
  closing,
}: Terms['beforeYouBook']) {
  const wholeLede = openQuestions.length > 0 ? `${lede} ${ledeWhileOpen}` : lede
  return (
    <Section id="before-you-book" ground="sunk" labelledBy="before-you-book-heading">
      <Container>
        <SectionIntro kicker={kicker} heading={heading} id="before-you-book-heading" lede={wholeLede} />
        <div className={styles.columns}>
          <QuestionRacks
            terms={terms}
            more={{ heading: moreToAsk.heading, terms: moreTerms }}
            writeLabel={writeLabel}
            preset={{ subject: 'booking-request' }}
          />
          <div className={styles.side}>
            <StepsSheet {...howToBook} />
            <p className={styles.closing}>
              <Text>{closing}</Text>
            </p>
          </div>
        </div>
        <FactSheet />
      </Container>
    </Section>
  )
}
