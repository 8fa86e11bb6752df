import { resortToday } from '../lib/dates.ts'

/** The day in Nakuru, wherever the guest is. */
export const today = () => resortToday(new Date())
