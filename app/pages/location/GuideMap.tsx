import drawing from 'virtual:map'
import type { Location } from '../../../content/location.schema.ts'
import site from '../../../content/site.yaml'
import { RegionMap } from '../../getting-there/RegionMap.tsx'
import { driveTime } from './drive-time.ts'

/** The map with the places of the guide. A drive time that cannot be right is not drawn on it. */
export default function GuideMap({ nearby, map }: Pick<Location, 'nearby' | 'map'>) {
  return (
    <RegionMap
      drawing={drawing}
      places={nearby.places.map(({ id, name, driveMinutes, isTimeDoubtful }) => ({
        id,
        name,
        driveTime: isTimeDoubtful ? undefined : driveTime(driveMinutes),
      }))}
      resort={site.name}
      words={map}
    />
  )
}
