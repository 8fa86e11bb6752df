import { compare, inEveryStay, stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { paths } from '../../../lib/paths.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Comparison } from './Comparison.tsx'
import { StayFinder } from './StayFinder.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AccommodationsHelp.module.css'

/** Helps to find the stay that fits the party: by two questions, side by side, or by asking (S2). */
export function AccommodationsHelp({ kicker, heading, lede, unsure, paths: ways }: Accommodations['helpChoosing']) {
  return (
    <Section id="choosing" labelledBy="choosing-heading">
      <Container>
        <SectionIntro kicker={kicker} heading={heading} id="choosing-heading" lede={lede} />
        <div className={styles.columns}>
          <StayFinder ways={ways} />
          <div className={styles.compared}>
            {inEveryStay.items.length > 0 && (
              <div className={styles.everywhere}>
                <h3>{inEveryStay.heading}</h3>
                <IconList items={inEveryStay.items} />
              </div>
            )}
            {stays.length > 1 && <Comparison {...compare} stays={stays} />}
          </div>
        </div>
        <div className={styles.unsure}>
          <h3>{unsure.heading}</h3>
          <p>
            <Text>{unsure.text}</Text>
          </p>
          <ArrowLink to={paths.enquiry({ subject: 'general-inquiry' })} data-book>
            {unsure.linkLabel}
          </ArrowLink>
        </div>
      </Container>
    </Section>
  )
}
