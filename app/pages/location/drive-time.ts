import ui from '../../../content/ui.yaml'

/** "20 min", the format of the indexes and the map. */
export const driveTime = (minutes: number): string => `${minutes} ${ui.minutes.unit}`
