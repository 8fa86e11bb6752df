import accommodations from '../../../content/accommodations.yaml'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { Still } from '../../site/Still.tsx'
import { AccommodationsCompare } from './AccommodationsCompare.tsx'
import { AccommodationsHelp } from './AccommodationsHelp.tsx'
import { GalleryWhenOpen } from './GalleryWhenOpen.tsx'

export default function AccommodationsPage() {
  const { head, compare, helpChoosing } = accommodations
  return (
    <>
      <Head {...head} path={paths.accommodations} />
      <Still part="AccommodationsOpening" />
      <AccommodationsCompare {...compare} />
      <AccommodationsHelp {...helpChoosing} />
      <Still part="AccommodationsQuestions" />
      <GalleryWhenOpen />
    </>
  )
}
