import ui from '../../content/ui.yaml'
import { durationAsFigure, drivingMinutes, type Distance } from '../../lib/distances.ts'
import { count } from '../../lib/text.ts'

/** The driving time of a place as a figure with its unit, for badges: "1½" and "h". */
export const driveFigure = (place: Distance) => durationAsFigure(drivingMinutes(place), ui.minutes)

/** The same in one text, the format of the legend and the map: "20 min", "1½ h". */
export function driveTime(place: Distance): string {
  const { figure, unit } = driveFigure(place)
  return `${figure} ${unit}`
}

/** The same for screen readers: "90 minutes by car". */
export const driveTimeAloud = (place: Distance): string => count(drivingMinutes(place), ui.minutes.byCar)
