import { stays } from '../../../content/accommodations.yaml'
import words from '../../../content/postcard.yaml'
import { isPlainDate } from '../../../lib/dates.ts'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { fill } from '../../../lib/text.ts'
import { today } from '../../resort/today.ts'
import type { Draft } from '../draft/empty-draft.ts'

export type Days = Pick<Draft, 'checkIn' | 'checkOut'>

/** 'Stone Wall Lodge and the Hilltop Home'; a stay that is chosen twice has its number. */
export function namesOf(ids: readonly string[]): string {
  const names = stays.flatMap(({ id, name }) => {
    const units = ids.filter((one) => one === id).length
    return units === 0 ? [] : units === 1 ? name : fill(words.units, { stay: name, count: units })
  })
  return names.reduce((first, second) => fill(words.and, { first, second }))
}

/** The days, marked for `Text`, without the year where it is the current one; '' without a day. */
export function daysOf({ checkIn, checkOut }: Days): string {
  if (!isPlainDate(checkIn)) return ''
  return datesMarked(checkIn, isPlainDate(checkOut) ? checkOut : '', today().slice(0, 4))
}
