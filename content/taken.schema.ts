import { wholeDate } from './date-fields.ts'
import { beforeItBegins, fields, list, reference, wholeNumber } from './fields.ts'

/** The units of a stay are numbered in the order of their calendars in calendars.local.yaml. */
const unit = wholeNumber(
  { is: 'Which of its units: 1 for the first.', more: 'A stay of which there is one has 1.' },
  'must be the number of a unit, for example 1',
  { min: 1, max: 99 },
)

export const takenSchema = list(
  fields(
    {
      stay: reference('stays', 'The stay.'),
      unit,
      from: wholeDate('The first night, by the day on which it begins.'),
      until: wholeDate('The last night, by the day on which it begins.'),
    },
    'Nights that are taken.',
  ).refine(({ from, until }) => from <= until, beforeItBegins),
  { is: 'Nights that were taken by telephone or at the desk, and are in no calendar.', hint: 'No names.' },
  { min: 0, max: 400 },
)
