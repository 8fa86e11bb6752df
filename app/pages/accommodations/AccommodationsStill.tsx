import accommodations from '../../../content/accommodations.yaml'
import faq from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { PageHead } from '../../blocks/PageHead.tsx'
import { AccommodationsIndex } from './AccommodationsIndex.tsx'
import { AccommodationsStays } from './AccommodationsStays.tsx'

export function AccommodationsOpening() {
  const { kicker, heading, lede, stays } = accommodations
  return (
    <>
      <PageHead kicker={kicker} heading={heading} lede={lede} />
      <AccommodationsIndex stays={stays} />
      <AccommodationsStays stays={stays} />
    </>
  )
}

export function AccommodationsQuestions() {
  return <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.accommodations} />
}
