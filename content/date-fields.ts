/** Fields that hold a day, a month or a time. */
import { z } from 'zod'
import { isPlainDate } from '../lib/dates.ts'
import { meta, pattern, type About } from './fields.ts'

/** A month of a year, written as in 2026-02. */
export function monthOfYear(about: About) {
  return pattern(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month written as year-month, for example 2026-02', about)
}

/** A day with its year, written as in 2026-12-02; at the resort. */
export function wholeDate(about: About) {
  const words = 'must be a day that exists, written as year-month-day, for example 2026-12-02'
  return z.string(words).refine(isPlainDate, words).meta(meta(about))
}

/** A time of day in 24 hours, written as in 08:00. */
export function timeOfDay(about: About) {
  const words = 'must be a time of day in 24 hours, for example "08:00"'
  return pattern(/^([01]\d|2[0-3]):[0-5]\d$/, words, about)
}
