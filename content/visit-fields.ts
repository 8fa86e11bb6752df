/** What the planner needs to know of a place or an experience. */
import { timeOfDay } from './date-fields.ts'
import { choice, wholeNumber } from './fields.ts'

export const visit = {
  visitMinutes: wholeNumber(
    'How long a visit takes, without the road, in minutes.',
    'must be a whole number of minutes from 15 to 480, for example 90',
    { min: 15, max: 480, isTold: true },
  ),
  bestWhen: choice(
    ['morning', 'lateAfternoon', 'any'],
    'When the planner of Your days puts it: in the morning, in the late afternoon, or at any hour.',
  ),
  notBefore: timeOfDay({
    is: 'Nobody arrives earlier, for example because it is closed.',
    more: 'Leave it out where it does not matter.',
  }).optional(),
}
