import ui from '../../content/ui.yaml'
import { durationInFigures, drivingMinutes, type Distance } from '../../lib/distances.ts'
import { fill } from '../../lib/text.ts'

/** The driving time of a place, on its badge, in the legend and on the map: "20 min", "1½ h", "1 h 10 min". */
export const driveTime = (place: Distance): string => durationInFigures(drivingMinutes(place), ui.shortDurations)

/** The same for screen readers: "1½ hours by car". */
export const driveTimeAloud = (place: Distance): string =>
  fill(ui.byCar, { time: durationInFigures(drivingMinutes(place), ui.durations) })
