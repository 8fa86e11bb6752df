import ui from '../../content/ui.yaml'
import { durationAsFigure, minutesToAllow, type Distance } from '../../lib/distances.ts'
import { count } from '../../lib/text.ts'

/** What one must allow to a place as a figure with its unit, for badges: "1½" and "h". */
export const driveFigure = (place: Distance) => durationAsFigure(minutesToAllow(place), ui.minutes)

/** The same in one text, the format of the legend and the map: "20 min", "1½ h". */
export function driveTime(place: Distance): string {
  const { figure, unit } = driveFigure(place)
  return `${figure} ${unit}`
}

/** The same for screen readers: "90 minutes by car". */
export const driveTimeAloud = (place: Distance): string => count(minutesToAllow(place), ui.minutes.byCar)
