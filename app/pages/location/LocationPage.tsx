import faq from '../../../content/faq.yaml'
import location from '../../../content/location.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { Directions } from '../../getting-there/Directions.tsx'
import { Sky } from '../../getting-there/Sky.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { LocationAddress } from './LocationAddress.tsx'
import { LocationCallToAction } from './LocationCallToAction.tsx'
import { LocationGuide } from './LocationGuide.tsx'
import { LocationHead } from './LocationHead.tsx'
import { LocationHighlights } from './LocationHighlights.tsx'

export default function LocationPage() {
  const { head, kicker, heading, lede, picture, caption, highlights, nearby, map } = location
  const { sky, seasons, waysIn, callToAction } = location
  return (
    <>
      <Head {...head} path={paths.location} />
      <LocationHead kicker={kicker} heading={heading} lede={lede} picture={picture} caption={caption} />
      <LocationHighlights highlights={highlights} />
      <LocationAddress {...map} appleMapsLabel={nearby.appleMapsLabel} />
      <LocationGuide nearby={nearby} map={map} />
      <Sky sky={sky} seasons={seasons} />
      <Directions {...waysIn} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.location} ground="sunk" />
      <LocationCallToAction {...callToAction} />
    </>
  )
}
