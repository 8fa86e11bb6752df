import { included, includedHeading, stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AccommodationsCompare.module.css'

/** The four stays side by side, and what the prices include. */
export function AccommodationsCompare({ kicker, heading, lede, ...table }: Accommodations['compare']) {
  return (
    <Section id="compare" ground="sunk" labelledBy="compare-heading">
      <Container>
        <SectionIntro kicker={kicker} heading={heading} id="compare-heading" lede={lede} />
        <ComparisonTable {...table} stays={stays} />
        <div className={styles.included}>
          <h3>{includedHeading}</h3>
          <dl>
            {included.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Text>{text}</Text>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  )
}
