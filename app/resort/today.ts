import site from '../../content/site.yaml'
import { clockIn } from '../../lib/dates.ts'
import { deskState } from '../../lib/hours.ts'

const { hours, place } = site

/** Day and clock time at the resort, wherever the guest is. */
export const resortClock = (now: Date) => clockIn(place.timeZone, now)

/** The day at the resort. */
export const today = () => resortClock(new Date()).date

/** Whether the front desk is open. */
export const deskAt = (now: Date) => deskState(hours, place.timeZone, now)
