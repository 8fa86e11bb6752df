import { beforeItBegins, fields, list, reference, wholeDate, wholeNumber } from './fields.ts'

/** The units of a stay are numbered in the order of their calendars in calendars.local.yaml. */
const unit = wholeNumber(
  { is: 'Which unit: 1 for the first.', more: 'Type 1 if there is only one.' },
  'the number of a unit',
  { min: 1, max: 99 },
)

export const takenSchema = list(
  fields('Nights that are taken.', {
    stay: reference('stays', 'Room or house.'),
    unit,
    from: wholeDate('First night taken.'),
    until: wholeDate('Last night taken.'),
  }).refine(({ from, until }) => from <= until, beforeItBegins),
  'Nights booked by telephone or at the desk that are in no calendar.',
  { min: 0, max: 400 },
)
