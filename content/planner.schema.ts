import { counted, fields, markedText, template, text, type Shown } from './fields.ts'
import { heading, label, sentence } from './section-fields.ts'

const button = text('Words of the button.', { max: 24 })
const line = { max: 110 }
const part = text(
  { is: 'Part of the day for an outing.', more: 'Shown with a capital letter at the start.' },
  { max: 24 },
)

export const plannerSchema = fields(
  {
    heading: template(['days'], 'Heading of the plan, also on paper.', { max: 60 }),
    days: counted('Number of days, in words.', { max: 24 }),
    halfDay: text('The same for a plan of one near place.', { max: 24 }),
    empty: markedText('Shown while nothing is chosen.', sentence),
    arriving: text('Label of the day of arrival.', label),
    leaving: text('Label of the day of departure.', label),
    optional: text('Shown after the label of an optional field.', { max: 16 }),
    passesBy: text('Asks whether guests pass the far places on their way.', label),
    day: template(['number'], 'Name of a day.', { max: 12 }),
    parts: fields({ morning: part, afternoon: part, wholeDay: part, onTheWay: part }, 'Parts of a day.'),
    onSite: text('Shown with outings at the resort.', label),
    freeDay: text('Shown on a day without outings.', { max: 80 }),
    road: template(['km', 'time'], 'Distance and driving time of a day.', { max: 40 }),
    noRoad: text('The same for a day without driving.', { max: 40 }),
    apart: template(['one', 'other', 'time'], 'Between two places on the same day.', { max: 60 }),
    sunset: template(['time'], 'Sunset of a day.', { max: 30 }),
    sunsetRange: template(['from', 'to'], 'Sunset when the date is not known.', { max: 48 }),
    move: text('Menu that moves an outing.', { max: 24 }),
    slot: template(['day', 'part'], 'An entry of that menu.', { max: 16 }),
    moved: template(['name', 'slot'], 'Read aloud after a move.', line),
    remove: button,
    removed: template(['name'], 'Read aloud after an outing was removed.', line),
    left: heading,
    leftNote: text('Shown with outings that fit on no day.', sentence),
    leftOnTheWay: text('Added where guests could stop at one of them on their way.', sentence),
    replaced: text('When a plan has replaced another.', sentence),
    cleared: text('When all outings were removed at once.', sentence),
    bringBack: button,
    wayBack: text('Read aloud after either of the two sentences above.', sentence),
    broughtBack: text('Read aloud when the guest’s own plan is back.', sentence),
    keep: fields(
      {
        ask: button,
        print: button,
        share: button,
        clear: button,
        note: text('Where the plan is saved, and how to keep it.', sentence),
        offline: text('Shown once the page is saved on the device.', sentence),
      },
      'What guests can do with their plan.',
    ),
    share: fields(
      {
        title: text('Title of the shared link.', { max: 60 }),
        text: text('Text that goes with it.', line),
        copied: text('When the link was copied.', line),
        copyRefused: text('When the browser does not allow copying.', line),
      },
      'Sharing.',
    ),
    shared: fields(
      {
        heading,
        text: text('Shown to guests who open a shared link.', sentence),
        replaces: text('The same, for guests who already have a plan.', sentence),
        dropped: counted('How many outings of the link no longer exist.', line),
        unreadable: text('A link that cannot be read.', sentence),
        take: button,
        leave: button,
      },
      'A shared plan.',
    ),
    message: fields(
      {
        along: text('In the dialog, above the plan.', sentence),
        opening: text('First line of the plan in the message.', line),
        day: template(['day', 'outings'], 'A day.', { max: 48 }),
        outing: template(['name', 'part'], 'An outing with its part of the day.', { max: 48 }),
        left: template(['outings'], 'Outings that fit on no day.', { max: 48 }),
      },
      'Lines in the guest’s message.',
    ),
  },
  'The plan.',
)

export type PlannerWords = Shown<typeof plannerSchema>
