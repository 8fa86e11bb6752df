import home from '../../../content/home.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeContact } from './HomeContact.tsx'
import { HomeEnjoyments } from './HomeEnjoyments.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeStays } from './HomeStays.tsx'

export default function HomePage() {
  const { text, lang, translation, source } = home.quote
  return (
    <>
      <Head {...home.head} path={paths.home} />
      <HomeHero {...home.hero} />
      <HomeAbout {...home.about} />
      <QuoteBand ink="claret" quote={text} lang={lang} translation={translation} source={source} />
      <HomeEnjoyments {...home.enjoyments} />
      <HomeStays {...home.accommodations} />
      <HomeContact {...home.contact} />
    </>
  )
}
