import ui from '../../content/ui.yaml'
import { durationInFigures, drivingMinutes, type Distance } from '../../lib/driving-times.ts'
import { fill } from '../../lib/text.ts'

/** The driving time of a place, on its badge, in the legend and on the map: "1½ h", "1 h 10 min". */
export const driveTime = (place: Distance): string => durationInFigures(drivingMinutes(place), ui.shortDurations)

/** "1½ hours", "1 hour 10 minutes" */
export const driveTimeInFull = (place: Distance): string => durationInFigures(drivingMinutes(place), ui.durations)

/** The same for screen readers: "1½ hours by car". */
export const driveTimeAloud = (place: Distance): string => fill(ui.byCar, { time: driveTimeInFull(place) })
