import type { Celebrations } from '../../../content/enjoyments.schema.ts'
import { Fold } from '../../blocks/Fold.tsx'
import { StepsSheet } from '../../blocks/StepsSheet.tsx'
import { QuestionRacks } from '../../enquiry/contact/QuestionRacks.tsx'
import type { EnquiryPreset } from '../../../lib/paths.ts'
import { celebrationTerms } from '../../resort/terms.ts'
import { BookLink } from '../../site/BookLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { PlateNumber, Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { DayGuests } from './DayGuests.tsx'
import styles from './EnjoymentsCelebrations.module.css'

/** Occasions by arrangement: a poster, what hosts ask, how it goes on, and a day without a night (G1, G2). */
export function EnjoymentsCelebrations({
  plate,
  heading,
  text,
  picture,
  ink,
  kinds,
  askLabel,
  occasion,
  questionsHeading,
  steps,
  dayGuests,
}: Celebrations) {
  const preset: EnquiryPreset = { subject: 'special-arrangements', occasion }
  return (
    <Section id="celebrations" labelledBy="celebrations-name">
      <Container>
        <div className={styles.party}>
          <Poster
            picture={picture}
            ink={ink}
            ratio="3:2"
            sizes="(width >= 91.5rem) 50.5rem, (width >= 64rem) 55vw, 88vw"
          >
            <PlateNumber>{plate}</PlateNumber>
            <h2 id="celebrations-name">
              <Text>{heading}</Text>
            </h2>
            <p>
              <Text>{text}</Text>
            </p>
            <IconList items={kinds} />
            <Actions>
              <BookLink variant="onBand" preset={preset}>
                {askLabel}
              </BookLink>
            </Actions>
          </Poster>
        </div>
        <div className={styles.under}>
          <Fold heading={questionsHeading}>
            <QuestionRacks terms={celebrationTerms} writeLabel={askLabel} preset={preset} />
          </Fold>
          <div className={styles.side}>
            <StepsSheet heading={steps.heading} steps={steps.list} />
            <DayGuests {...dayGuests} />
          </div>
        </div>
      </Container>
    </Section>
  )
}
