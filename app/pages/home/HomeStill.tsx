import home from '../../../content/home.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { ContactWays } from '../../site/ContactWays.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeEnjoyments } from './HomeEnjoyments.tsx'
import { HomeFrieze } from './HomeFrieze.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeStays } from './HomeStays.tsx'

/** All that leads up to the contact section. */
export function HomeOpening() {
  const { text, lang, translation, source } = home.quote
  return (
    <>
      <HomeHero {...home.hero} />
      <HomeAbout {...home.about} />
      <QuoteBand quote={text} lang={lang} translation={translation} source={source} />
      <HomeEnjoyments {...home.enjoyments} />
      <HomeStays {...home.accommodations} />
      <HomeFrieze picture={home.contact.picture} />
    </>
  )
}

const { kicker, heading, lede, whatsapp, phone, email, stamp } = home.contact

export function HomeContactIntro() {
  return <SectionIntro kicker={kicker} heading={heading} lede={lede} />
}

export function HomeContactWays() {
  return <ContactWays whatsapp={whatsapp.text} phone={phone.text} email={email.text} />
}

/** On the postcard of the form, which lives. */
export function HomeStamp() {
  return <Picture picture={stamp} sizes="6rem" alt="" />
}
