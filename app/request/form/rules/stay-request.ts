import type { PlainDate } from '../../../../lib/dates.ts'
import type { Chosen } from './chosen-stays.ts'
import type { Party } from './party.ts'

/** On what the fit and the price of stays depend. */
export type StayRequest = {
  chosen: Chosen[]
  party: Party
  areResidents: boolean
  /** no more than the form takes; none while there are no dates */
  nights: PlainDate[]
  /** in nights, also more than the form takes; 0 while there are no dates */
  lengthOfStay: number
}
