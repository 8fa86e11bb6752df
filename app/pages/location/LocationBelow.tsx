import faq from '../../../content/faq.yaml'
import location from '../../../content/location.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { Directions } from '../../getting-there/Directions.tsx'
import { sunYear } from '../../getting-there/sun.ts'
import { SunYear } from '../../getting-there/SunYear.tsx'
import { LocationCallToAction } from './LocationCallToAction.tsx'
import { LocationGuide } from './LocationGuide.tsx'

export function Around() {
  return <LocationGuide nearby={location.nearby} map={location.map} />
}

/** The sun of a date differs by less than a minute from one year to the next: one year shows them all. */
const year = sunYear(2026)

/** In the disclosure under today's sky, which lives. */
export function SunThroughTheYear() {
  return <SunYear days={year} words={{ ...location.sky, ...location.sky.months }} />
}

export function WaysIn() {
  return (
    <>
      <Directions {...location.waysIn} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.location} ground="sunk" />
      <LocationCallToAction {...location.callToAction} />
    </>
  )
}
