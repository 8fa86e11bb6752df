import home from '../../../content/home.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeEnjoyments } from './HomeEnjoyments.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeStays } from './HomeStays.tsx'

/** All that leads up to the contact section. */
export function HomeOpening() {
  const { text, lang, translation, source } = home.quote
  return (
    <>
      <HomeHero {...home.hero} />
      <HomeAbout {...home.about} />
      <QuoteBand ink="claret" quote={text} lang={lang} translation={translation} source={source} />
      <HomeEnjoyments {...home.enjoyments} />
      <HomeStays {...home.accommodations} />
    </>
  )
}
