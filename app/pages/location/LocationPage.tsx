import { location as questions, heading as faqHeading, kicker as faqKicker } from '../../../content/faq.yaml'
import {
  callToAction,
  contents,
  head,
  heading,
  highlights,
  kicker,
  lede,
  map,
  nearby,
  picture,
  waysIn,
  weather,
} from '../../../content/location.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { Directions } from '../../getting-there/Directions.tsx'
import { Weather } from '../../getting-there/Weather.tsx'
import { paths } from '../../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { LocationAddress } from './LocationAddress.tsx'
import { LocationCallToAction } from './LocationCallToAction.tsx'
import { LocationContents } from './LocationContents.tsx'
import { LocationDays } from './LocationDays.tsx'
import { LocationGuide } from './LocationGuide.tsx'
import { LocationHead } from './LocationHead.tsx'
import { LocationHighlights } from './LocationHighlights.tsx'

export default function LocationPage() {
  return (
    <>
      <Head {...head} path={paths.location} />
      <LocationHead kicker={kicker} heading={heading} lede={lede} picture={picture}>
        <LocationAddress directionsLabel={map.directionsLabel} />
      </LocationHead>
      <LocationContents {...contents} hasPlaces={nearby.places.length > 0} />
      <LocationHighlights highlights={highlights} />
      {nearby.places.length > 0 && <LocationGuide nearby={nearby} map={map} />}
      <LocationDays places={nearby.places} map={map} />
      <Weather {...weather} />
      <Directions {...waysIn} />
      <Faq kicker={faqKicker} heading={faqHeading} questions={questions} ground="sunk" />
      <LocationCallToAction {...callToAction} />
    </>
  )
}
