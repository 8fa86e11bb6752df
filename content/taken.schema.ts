import { fields, list, reference, wholeDate, wholeNumber } from './fields.ts'

/** The units of a stay are numbered as their calendars stand in calendars.local.yaml. */
const unit = wholeNumber(
  'Which of its units: 1 for the first. A stay of which there is one has 1.',
  'must be the number of a unit, for example 1',
  { min: 1, max: 99 },
)

export const takenSchema = list(
  fields(
    {
      stay: reference('stays', 'Id of the stay.'),
      unit,
      from: wholeDate('The first night, by the day on which it begins.'),
      until: wholeDate('The last night, by the day on which it begins.'),
    },
    'Nights that are taken.',
  ).refine(({ from, until }) => from <= until, 'must have an `until` that is not before its `from`'),
  'Nights that were taken by telephone or at the desk, and stand in no calendar. No names.',
  { min: 0, max: 400 },
)
