import { stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'

/** The stays side by side, where there are several. */
export function AccommodationsCompare({ kicker, heading, lede, ...table }: Accommodations['compare']) {
  return (
    <Section id="compare" ground="sunk" labelledBy="compare-heading">
      <Container>
        <SectionIntro kicker={kicker} heading={heading} id="compare-heading" lede={lede} />
        <ComparisonTable {...table} stays={stays} />
      </Container>
    </Section>
  )
}
