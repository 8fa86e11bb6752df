import { head, heading, helpChoosing, kicker, lede, stays } from '../../../content/accommodations.yaml'
import { accommodations as questions, heading as faqHeading, kicker as faqKicker } from '../../../content/faq.yaml'
import { beforeYouBook } from '../../../content/terms.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { PageHead } from '../../blocks/PageHead.tsx'
import { paths } from '../../../lib/paths.ts'
import { Head } from '../../shell/Head.tsx'
import { AccommodationsBeforeYouBook } from './AccommodationsBeforeYouBook.tsx'
import { AccommodationsGallery } from './AccommodationsGallery.tsx'
import { AccommodationsHelp } from './AccommodationsHelp.tsx'
import { AccommodationsIndex } from './AccommodationsIndex.tsx'
import { AccommodationsStays } from './AccommodationsStays.tsx'

export default function AccommodationsPage() {
  return (
    <>
      <Head {...head} path={paths.accommodations} />
      <PageHead kicker={kicker} heading={heading} lede={lede} />
      <AccommodationsIndex stays={stays} />
      <AccommodationsStays stays={stays} />
      <AccommodationsBeforeYouBook {...beforeYouBook} />
      <AccommodationsHelp {...helpChoosing} />
      <Faq kicker={faqKicker} heading={faqHeading} questions={questions} />
      <AccommodationsGallery />
    </>
  )
}
