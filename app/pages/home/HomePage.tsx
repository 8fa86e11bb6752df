import { about, accommodations, contact, enjoyments, head, hero, hours, quote } from '../../../content/home.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { paths } from '../../../lib/paths.ts'
import { Head } from '../../shell/Head.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeContact } from './HomeContact.tsx'
import { HomeEnjoyments } from './HomeEnjoyments.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeHours } from './HomeHours.tsx'
import { HomeStays } from './HomeStays.tsx'

export default function HomePage() {
  return (
    <>
      <Head {...head} path={paths.home} />
      <HomeHero {...hero} />
      <HomeAbout {...about} />
      <QuoteBand {...quote} quote={quote.text} />
      <HomeEnjoyments {...enjoyments} />
      <HomeStays {...accommodations} />
      {hours && <HomeHours {...hours} />}
      <HomeContact {...contact} />
    </>
  )
}
