import faq from '../../../content/faq.yaml'
import location from '../../../content/location.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { Directions } from '../../getting-there/Directions.tsx'
import { Sky } from '../../getting-there/Sky.tsx'
import { sunYear } from '../../getting-there/sun.ts'
import { SunYear } from '../../getting-there/SunYear.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { LocationAddress } from './LocationAddress.tsx'
import { LocationCallToAction } from './LocationCallToAction.tsx'
import { LocationGuide } from './LocationGuide.tsx'
import { LocationHead } from './LocationHead.tsx'
import { LocationHighlights } from './LocationHighlights.tsx'

/** The sun of a date differs by less than a minute from one year to the next: one year shows them all. */
const year = sunYear(2026)

export default function LocationPage() {
  const { head, highlights, map, nearby, sky, seasons, waysIn, callToAction } = location
  return (
    <>
      <Head {...head} path={paths.location} />
      <LocationHead {...location} />
      <LocationHighlights highlights={highlights} />
      <LocationAddress {...map} />
      <LocationGuide nearby={nearby} map={map} />
      <Sky {...sky} seasons={seasons}>
        <SunYear days={year} words={{ ...sky, ...sky.months }} />
      </Sky>
      <Directions {...waysIn} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.location} ground="sunk" />
      <LocationCallToAction {...callToAction} />
    </>
  )
}
