import { counted, fields, markedText, template, text, type Shown } from './fields.ts'
import { heading, label, sentence } from './section-fields.ts'

const button = text('Words of the button.', { max: 24 })
const line = { max: 110 }
const part = text('Where an outing stands; the day says it with a capital.', { max: 24 })

export const plannerSchema = fields(
  {
    heading: template(['days'], 'Heading of the plan, also on paper.', { max: 60 }),
    days: counted('Number of days, in words.', { max: 24 }),
    halfDay: text('The same for a plan of one near place.', { max: 24 }),
    empty: markedText('Stands here while nothing is chosen.', sentence),
    arriving: text('Label of the day of arrival.', label),
    leaving: text('Label of the day of departure.', label),
    optional: text('Stands behind a label that may stay empty.', { max: 16 }),
    passesBy: text('Asks whether the guest passes the far places on the way here and on.', label),
    day: template(['number'], 'Name of a day.', { max: 12 }),
    parts: fields({ morning: part, afternoon: part, wholeDay: part, onTheWay: part }, 'Parts of a day.'),
    onSite: text('Stands before what is in the garden.', label),
    freeDay: text('Stands on a day without an outing.', { max: 80 }),
    road: template(['km', 'time'], 'Road of a day.', { max: 40 }),
    noRoad: text('The same for a day without a road.', { max: 40 }),
    apart: template(['one', 'other', 'time'], 'Between two places of one day.', { max: 60 }),
    sunset: template(['time'], 'Sunset of a day.', { max: 30 }),
    sunsetRange: template(['from', 'to'], 'Sunset while the day is not known.', { max: 48 }),
    move: text('Words of the menu that moves an outing.', { max: 24 }),
    slot: template(['day', 'part'], 'An entry of that menu.', { max: 16 }),
    moved: template(['name', 'slot'], 'Read aloud after a move.', line),
    remove: button,
    removed: template(['name'], 'Read aloud after taking out.', line),
    left: heading,
    leftNote: text('Stands beside what fits on no day.', sentence),
    replaced: text('After a plan has taken the place of another.', sentence),
    cleared: text('After all outings have been taken out at once.', sentence),
    bringBack: button,
    wayBack: text('Read aloud after one of the two sentences above it.', sentence),
    broughtBack: text('Read aloud after the guest’s own plan was brought back.', sentence),
    keep: fields(
      {
        ask: button,
        print: button,
        share: button,
        clear: button,
        note: text('Where the plan is kept, and how to keep it longer.', sentence),
        offline: text('Stands here once the site is stored on the device.', sentence),
      },
      'What a guest does with the plan.',
    ),
    share: fields(
      {
        title: text('Title of the shared link.', { max: 60 }),
        text: text('Words that go with it.', line),
        copied: text('After the link was copied.', line),
        copyRefused: text('Where the browser refuses to copy.', line),
      },
      'Sharing.',
    ),
    shared: fields(
      {
        heading,
        text: text('What a guest sees who has opened a shared link.', sentence),
        replaces: text('The same for one who has a plan already.', sentence),
        dropped: counted('How many outings of the link are not known here.', line),
        unreadable: text('A link that cannot be read.', sentence),
        take: button,
        leave: button,
      },
      'A shared plan.',
    ),
    message: fields(
      {
        along: text('In the dialog, above the plan that goes along.', sentence),
        opening: text('First line of the plan in the message.', line),
        day: template(['day', 'outings'], 'A day.', { max: 48 }),
        outing: template(['name', 'part'], 'An outing with its part of the day.', { max: 48 }),
        left: template(['outings'], 'What fits on no day.', { max: 48 }),
      },
      'Lines in the guest’s message.',
    ),
  },
  'The plan.',
)

export type PlannerWords = Shown<typeof plannerSchema>
