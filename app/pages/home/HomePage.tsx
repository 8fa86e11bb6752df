import home from '../../../content/home.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeContact } from './HomeContact.tsx'
import { HomeEnjoyments } from './HomeEnjoyments.tsx'
import { HomeFrieze } from './HomeFrieze.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeStays } from './HomeStays.tsx'

export default function HomePage() {
  return (
    <>
      <Head {...home.head} path={paths.home} />
      <HomeHero {...home.hero} />
      <HomeAbout {...home.about} />
      <QuoteBand {...home.quote} quote={home.quote.text} />
      <HomeEnjoyments {...home.enjoyments} />
      <HomeStays {...home.accommodations} />
      <HomeFrieze picture={home.contact.picture} />
      <HomeContact {...home.contact} />
    </>
  )
}
