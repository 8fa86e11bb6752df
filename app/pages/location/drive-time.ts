import ui from '../../../content/ui.yaml'

/** "20 min", as indexes and the map say it. */
export const driveTime = (minutes: number): string => `${minutes} ${ui.minutes.unit}`
