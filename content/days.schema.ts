import { timeOfDay } from './date-fields.ts'
import { counted, fields, id, list, markedText, picture, reference, template, text, type Shown } from './fields.ts'
import { heading, ink, kicker, label, lede } from './section-fields.ts'

const plan = fields(
  {
    id: id('Short name.'),
    mark: text('Number of days, large on the ticket: 1, 2, ½.', { max: 3 }),
    unit: text('Stands below that number.', { max: 8 }),
    label: text('Small line above the name.', { max: 24 }),
    name: text('Name of the plan.', { max: 30 }),
    text: markedText('Whom it suits, in a line.', { max: 90 }),
    ink,
    days: list(
      list(
        fields(
          {
            outing: reference('outings', {
              is: 'A place or an experience.',
              hint: 'Its id in location.yaml or enjoyments.yaml.',
            }),
            words: markedText('What stands for it on the ticket.', { max: 48 }),
          },
          'An outing.',
        ),
        'A day.',
        { max: 4 },
      ),
      'The days, each with its outings in their order.',
      { max: 4 },
    ),
  },
  'A ready plan.',
)

export const daysSchema = fields(
  {
    hours: fields(
      {
        from: timeOfDay('Breakfast takes half an hour from then on; nobody leaves the garden before it.'),
        arrival: timeOfDay({
          is: 'On the day of arrival nobody leaves earlier.',
          more: 'Once the term of arrival is answered, its times count instead.',
        }),
        departure: timeOfDay('On the day of departure everybody is back by then.'),
      },
      { is: 'The hours of a day.', more: 'On all other days everybody is back half an hour before sunset.' },
    ),
    length: fields(
      {
        hoursAndMinutes: template(['hours', 'minutes'], 'A length of time.', { max: 20 }),
        hours: template(['hours'], 'A length of time in whole hours.', { max: 20 }),
        minutes: template(['minutes'], 'A length of time under an hour.', { max: 20 }),
        km: template(['km'], 'A length of road.', { max: 20 }),
        kilometres: counted('The same, read aloud.', { max: 24 }),
      },
      'Lengths of time and of road.',
    ),
    section: fields({ kicker, heading, lede, picture: picture('Picture at the head.') }, 'Head of the section.'),
    plans: fields(
      {
        label: text('Name of the list, read aloud.', label),
        road: template(['road', 'time'], 'Road of a whole plan.', { max: 60 }),
        noRoad: text('The same for a plan within the garden.', { max: 60 }),
        take: text('Words of the button.', { max: 24 }),
        list: list(plan, 'The ready plans.', { min: 0, max: 3 }),
      },
      'Ready plans.',
    ),
  },
  'Your days.',
)

export type Days = Shown<typeof daysSchema>
export type ReadyPlan = Days['plans']['list'][number]
