import accommodations from '../../../content/accommodations.yaml?compare+helpChoosing'
import faq from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { AccommodationsCompare } from './AccommodationsCompare.tsx'
import { AccommodationsHelp } from './AccommodationsHelp.tsx'

export function ChoosingOneOfThem() {
  return (
    <>
      <AccommodationsCompare {...accommodations.compare} />
      <AccommodationsHelp {...accommodations.helpChoosing} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.accommodations} />
    </>
  )
}
