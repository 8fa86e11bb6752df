import head from '../../../content/accommodations.yaml?head'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { Later } from '../../site/Later.tsx'
import { Still } from '../../site/Still.tsx'
import { GalleryWhenOpen } from './GalleryWhenOpen.tsx'

const loadOnlyDifferences = async () => (await import('./OnlyDifferences.tsx')).OnlyDifferences
const loadStayFinder = async () => (await import('./StayFinder.tsx')).StayFinder

export default function AccommodationsPage() {
  return (
    <>
      <Head {...head} path={paths.accommodations} />
      <Still part="Accommodations" />
      <Later place="only-differences" load={loadOnlyDifferences} />
      <Later place="stay-finder" load={loadStayFinder} />
      <GalleryWhenOpen />
    </>
  )
}
