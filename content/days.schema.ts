import { counted, fields, id, list, markedText, picture, reference, template, text, timeOfDay, type Shown } from './fields.ts'
import { caption, heading, ink, kicker, label, lede, sentence } from './section-fields.ts'

const button = text('Words of the button.', { max: 24 })
const line = { max: 110 }

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
            outing: reference('outings', 'Id of a place in location.yaml or of an experience in enjoyments.yaml.'),
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
        from: timeOfDay('Nobody leaves the garden earlier.'),
        arrival: timeOfDay('On the day of arrival nobody leaves earlier.'),
        departure: timeOfDay('On the day of departure everybody is back by then.'),
      },
      'The hours of a day. On all other days everybody is back at sunset.',
    ),
    length: fields(
      {
        hoursAndMinutes: template(['hours', 'minutes'], 'A length of time.', { max: 20 }),
        hours: template(['hours'], 'A length of time in whole hours.', { max: 20 }),
        minutes: template(['minutes'], 'A length of time under an hour.', { max: 20 }),
      },
      'Lengths of time.',
    ),
    button: fields(
      {
        add: text('Words of the button on each place and experience.', { max: 24 }),
        added: text('The same, once it is chosen; pressed again it is taken out.', { max: 24 }),
      },
      'The button on each place and experience.',
    ),
    index: fields(
      {
        label: text('Link to Your days in the index of the page, and on phones above the foot.', { max: 24 }),
        outings: counted('How many are chosen.', { max: 30 }),
        none: text('The same while nothing is chosen.', { max: 30 }),
      },
      'The way to Your days from the places.',
    ),
    section: fields({ kicker, heading, lede, picture: picture('Picture at the head.'), caption }, 'Head of the section.'),
    plans: fields(
      {
        label: text('Name of the list, read aloud.', label),
        road: template(['km', 'time'], 'Road of a whole plan.', { max: 60 }),
        noRoad: text('The same for a plan within the garden.', { max: 60 }),
        take: button,
        list: list(plan, 'The ready plans.', { min: 3, max: 3 }),
      },
      'Ready plans.',
    ),
    planner: fields(
      {
        sums: template(['days', 'outings'], 'Heading of the plan.', { max: 48 }),
        days: counted('Number of days, in words.', { max: 24 }),
        outings: counted('Number of outings, in words.', { max: 24 }),
        arriving: text('Label of the day of arrival.', label),
        leaving: text('Label of the day of departure.', label),
        optional: text('Stands behind a label that may stay empty.', { max: 16 }),
        empty: markedText('Stands here while nothing is chosen.', sentence),
        day: template(['number'], 'Name of a day.', { max: 12 }),
        arrivalDay: text('Below the first day, when dates are known.', { max: 48 }),
        departureDay: text('Below the last day.', { max: 48 }),
        freeDay: text('Stands on a day without an outing.', { max: 80 }),
        onTheRoad: template(['km', 'time'], 'Road of a day.', { max: 40 }),
        inTheGarden: text('The same for a day within the garden.', { max: 40 }),
        leave: text('First departure of a day.', { max: 48 }),
        leaveAgain: text('Each further departure.', { max: 48 }),
        road: template(['km', 'time'], 'The road, one way.', { max: 60 }),
        until: text('Stands between two times, read aloud.', { max: 12 }),
        stay: template(['time'], 'How long to stay.', { max: 40 }),
        when: fields(
          {
            morning: text('Best in the morning.', { max: 40 }),
            lateAfternoon: text('Best in the late afternoon.', { max: 40 }),
            any: text('At any hour.', { max: 40 }),
          },
          'When a place is best.',
        ),
        first: text('Stands before what to book or to ask first.', { max: 12 }),
        nothingToBook: text('The same for what is in the garden.', sentence),
        back: text('Back between two outings.', { max: 48 }),
        backForTheDay: text('Back for the day.', { max: 48 }),
        sunset: template(['time'], 'Sunset of a day.', { max: 30 }),
        sunsetRange: template(['from', 'to'], 'Sunset while the day is not known.', { max: 48 }),
        move: template(['name'], 'Name of the group of buttons, read aloud.', label),
        earlier: button,
        later: button,
        otherDay: text('Words of the button where no other day has the hours.', { max: 24 }),
        remove: button,
        moved: template(['name', 'day', 'number', 'count'], 'Read aloud after a move.', line),
        removed: template(['name'], 'Read aloud after taking out.', line),
        pocket: heading,
        pocketNote: counted('How many have no day.', { max: 60 }),
        noRoom: text('Stands beside one that fits into no day.', sentence),
        replaced: text('After a plan has taken the place of another.', sentence),
        bringBack: button,
      },
      'The plan.',
    ),
    map: fields(
      {
        description: text('What the map of the plan shows, read aloud.', sentence),
        caption,
      },
      'The map of the plan.',
    ),
    keep: fields(
      {
        ask: button,
        print: button,
        calendar: button,
        share: button,
        clear: button,
        note: text('Where the plan is kept, and how to keep it longer.', sentence),
        measured: text('What kilometres and times mean.', sentence),
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
    calendar: fields(
      {
        fileName: text('Name of the calendar file.', { max: 40 }),
        summary: template(['name'], 'Title of an outing in the calendar.', { max: 48 }),
        leave: template(['leave', 'back'], 'When to leave and to be back.', { max: 60 }),
        wish: text('Says that nothing is booked.', line),
      },
      'The calendar file.',
    ),
    message: fields(
      {
        opening: text('First line of the plan in a message.', { max: 48 }),
        day: template(['day', 'outings'], 'A day.', { max: 48 }),
        pocket: template(['outings'], 'What has no day.', { max: 48 }),
      },
      'The plan in a message.',
    ),
    print: fields(
      {
        heading,
        driver: markedText('A line for the driver, in Swahili, on the printed sheet.', sentence),
      },
      'The plan on paper.',
    ),
  },
  'Your days.',
)

export type Days = Shown<typeof daysSchema>
export type ReadyPlan = Days['plans']['list'][number]
