import faq from '../../../content/faq.yaml'
import location from '../../../content/location.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { Directions } from '../../getting-there/Directions.tsx'
import { sunYear } from '../../getting-there/sun.ts'
import { SunYear } from '../../getting-there/SunYear.tsx'
import { LocationCallToAction } from './LocationCallToAction.tsx'
import { LocationGuide } from './LocationGuide.tsx'
import { LocationHead } from './LocationHead.tsx'
import { LocationHighlights } from './LocationHighlights.tsx'
import { LocationName } from './LocationName.tsx'

export function LocationOpening() {
  const { kicker, heading, lede, picture, caption, highlights } = location
  return (
    <>
      <LocationHead kicker={kicker} heading={heading} lede={lede} picture={picture} caption={caption} />
      <LocationHighlights highlights={highlights} />
    </>
  )
}

/** Beside Google's map, which lives. */
export function LocationWhere() {
  return <LocationName {...location.map} appleMapsLabel={location.nearby.appleMapsLabel} />
}

export function LocationAround() {
  return <LocationGuide nearby={location.nearby} map={location.map} />
}

/** The sun of a date differs by less than a minute from one year to the next: one year shows them all. */
const year = sunYear(2026)

/** In the disclosure under today's sky, which lives. */
export function LocationSunYear() {
  return <SunYear days={year} words={{ ...location.sky, ...location.sky.months }} />
}

export function LocationWaysIn() {
  return (
    <>
      <Directions {...location.waysIn} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.location} ground="sunk" />
      <LocationCallToAction {...location.callToAction} />
    </>
  )
}
