import { compare, stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { paths } from '../../../lib/paths.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { Comparison } from './Comparison.tsx'
import { StayWays } from './StayWays.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AccommodationsHelp.module.css'

/** Helps to choose: by who is coming, by the comparison, or by asking (S2). */
export function AccommodationsHelp({
  kicker,
  heading,
  lede,
  unsure,
  guideLabel,
  paths: ways,
}: Accommodations['helpChoosing']) {
  return (
    <Section id="choosing" labelledBy="choosing-heading">
      <SectionIntro kicker={kicker} heading={heading} id="choosing-heading" lede={lede} />
      <div className={styles.columns}>
        <StayWays ways={ways} />
        {stays.length > 1 && <Comparison {...compare} stays={stays} />}
      </div>
      <div className={styles.unsure}>
        <h3>{unsure.heading}</h3>
        <Text as="p">{unsure.text}</Text>
        <ArrowLink to={paths.enquiry({ subject: 'general-inquiry' })} data-book>
          {unsure.linkLabel}
        </ArrowLink>
      </div>
      <ArrowLink to={paths.location}>{guideLabel}</ArrowLink>
    </Section>
  )
}
