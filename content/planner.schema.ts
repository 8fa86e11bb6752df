import { counted, fields, markedText, template, text, type Shown } from './fields.ts'
import { caption, heading, label, sentence } from './section-fields.ts'

const button = text('Words of the button.', { max: 24 })
const line = { max: 110 }

export const plannerSchema = fields(
  {
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
        assumed: text('What every plan takes for granted.', sentence),
        hours: fields(
          {
            settled: template(['arrival', 'departure'], 'Once the term of arrival is answered.', sentence),
            open: template(['arrival', 'departure'], 'While it is open.', sentence),
          },
          'The hours that a plan with dates takes for arrival and departure.',
        ),
        arrivalDay: text('Below the first day, when dates are known.', { max: 48 }),
        departureDay: text('Below the last day.', { max: 48 }),
        freeDay: text('Stands on a day without an outing.', { max: 80 }),
        dayOfWay: fields(
          { here: text('Of arrival.', { max: 48 }), on: text('Of departure.', { max: 48 }) },
          'Below the first or the last day, where one visits a place on the way.',
        ),
        onTheRoad: template(['road', 'time'], 'Road of a day.', { max: 40 }),
        inTheGarden: text('The same for a day within the garden.', { max: 40 }),
        leave: text('First departure of a day.', { max: 48 }),
        leaveAgain: text('Each further departure.', { max: 48 }),
        road: template(['road', 'time'], 'The road, one way.', { max: 60 }),
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
        lunch: text('Follows how long to stay, where one is away over lunch.', { max: 40 }),
        way: fields(
          {
            here: template(['road'], 'On the day of arrival.', { max: 60 }),
            on: template(['road'], 'On the day of departure.', { max: 60 }),
          },
          'Stands with a place that one visits on the way.',
        ),
        back: text('Back between two outings.', { max: 48 }),
        backForTheDay: text('Back for the day.', { max: 48 }),
        arrived: text('Arrival, after a place on the way here.', { max: 48 }),
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
        cleared: text('After all outings have been taken out at once.', sentence),
        bringBack: button,
        wayBack: text('Read aloud after one of the two sentences above it.', sentence),
        broughtBack: text('Read aloud after the guest’s own plan was brought back.', sentence),
      },
      'The plan.',
    ),
    map: fields(
      { description: text('What the map of the plan shows, read aloud.', sentence), caption },
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
        along: text('In the request: says that the days below it are a part of the message.', { max: 48 }),
        opening: text('First line of the plan in a message.', { max: 48 }),
        day: template(['day', 'outings'], 'A day.', { max: 48 }),
        pocket: template(['outings'], 'What has no day.', { max: 48 }),
      },
      'The plan in a message.',
    ),
  },
  'The planner of Your days.',
)

export type PlannerWords = Shown<typeof plannerSchema>
