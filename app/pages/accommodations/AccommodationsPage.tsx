import accommodations from '../../../content/accommodations.yaml'
import faq from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { PageHead } from '../../blocks/PageHead.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { AccommodationsCompare } from './AccommodationsCompare.tsx'
import { AccommodationsHelp } from './AccommodationsHelp.tsx'
import { AccommodationsIndex } from './AccommodationsIndex.tsx'
import { AccommodationsStays } from './AccommodationsStays.tsx'
import { GalleryWhenOpen } from './GalleryWhenOpen.tsx'

export default function AccommodationsPage() {
  const { head, kicker, heading, lede, stays, compare, helpChoosing } = accommodations
  return (
    <>
      <Head {...head} path={paths.accommodations} />
      <PageHead kicker={kicker} heading={heading} lede={lede} />
      <AccommodationsIndex stays={stays} />
      <AccommodationsStays stays={stays} />
      <AccommodationsCompare {...compare} />
      <AccommodationsHelp {...helpChoosing} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.accommodations} />
      <GalleryWhenOpen />
    </>
  )
}
