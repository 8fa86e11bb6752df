import map from '../../../content/location.yaml?map'
import opening from '../../../content/location.yaml?kicker+heading+lede+picture+caption+highlights'
import seasons from '../../../content/location.yaml?seasons'
import { Seasons } from '../../getting-there/Seasons.tsx'
import { SkyInGeneral } from '../../getting-there/SkyInGeneral.tsx'
import { SunAlways } from '../../getting-there/SunAlways.tsx'
import { below } from '../../site/below.tsx'
import { LocationHead } from './LocationHead.tsx'
import { LocationHighlights } from './LocationHighlights.tsx'
import { LocationName } from './LocationName.tsx'

export function LocationOpening() {
  return (
    <>
      <LocationHead {...opening} />
      <LocationHighlights highlights={opening.highlights} />
    </>
  )
}

/** Beside Google's map, which lives. */
export function LocationWhere() {
  return <LocationName {...map} />
}

/** These three stand in today's sky, which lives, until more is known. */
export function LocationSkyInGeneral() {
  return <SkyInGeneral {...seasons} />
}

export function LocationSun() {
  return <SunAlways always={seasons.sun} />
}

export function LocationSeasons() {
  return <Seasons {...seasons} />
}

const load = () => import('./LocationBelow.tsx')

export const LocationAround = below(load, 'Around')
export const LocationSunYear = below(load, 'SunThroughTheYear')
export const LocationWaysIn = below(load, 'WaysIn')
