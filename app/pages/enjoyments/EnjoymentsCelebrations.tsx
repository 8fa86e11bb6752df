import type { Celebrations } from '../../../content/enjoyments.schema.ts'
import { StepsSheet } from '../../blocks/StepsSheet.tsx'
import type { EnquiryPreset } from '../../../lib/paths.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { BandLabel, Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { DayGuests } from './DayGuests.tsx'
import styles from './EnjoymentsCelebrations.module.css'

/** Occasions by arrangement: a poster, what happens next, and coming for the day (G1, G2). */
export function EnjoymentsCelebrations({
  kicker,
  heading,
  text,
  picture,
  ink,
  kinds,
  askLabel,
  occasion,
  hint,
  steps,
  dayGuests,
}: Celebrations) {
  const preset: EnquiryPreset = { subject: 'special-arrangements', occasion }
  return (
    <Section labelledBy="celebrations">
      <div className={styles.party}>
        <Poster picture={picture} ink={ink} ratio="3:2" sizes="(width >= 91.5rem) 50.5rem, (width >= 64rem) 55vw, 88vw">
          <BandLabel>{kicker}</BandLabel>
          {/* Links lead here: the picture above it may be higher than the screen. */}
          <Text as="h2" id="celebrations">
            {heading}
          </Text>
          <Text as="p">{text}</Text>
          <IconList items={kinds} />
          <Text as="p">{hint}</Text>
          <Actions>
            <BookLink variant="onBand" preset={preset}>
              {askLabel}
            </BookLink>
          </Actions>
        </Poster>
      </div>
      <div className={styles.under}>
        <StepsSheet heading={steps.heading} steps={steps.list} />
        <DayGuests {...dayGuests} />
      </div>
    </Section>
  )
}
