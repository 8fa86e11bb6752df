/** Fields of content/enquiry.yaml: what its parts have in common, and the sentences of the request. */
import { counted, fields, template, text, wholeNumber, type About } from './fields.ts'

export const short = { max: 48 }
export const sentence = { max: 220 }
export const line = { max: 110 }

export const label = text('Label.', short)
export const door = { max: 14 }
export const said = text('Line.', line)
export const answer = text('An answer, on its button.', { max: 16 })
export const button = text('Words of the button.', short)

export const limit = (about: About, max: number) =>
  wholeNumber(about, `must be a whole number from 1 to ${max}`, { min: 1, max, isTold: true })

export const letter = (gap: 'resort' | 'stay') => ({
  opening: template(['resort'], 'First line of the message.', line),
  mailSubject: template([gap], 'Subject of the e-mail.', line),
})
export const note = fields({ label, hint: text('What guests can write there.', line) }, 'The big text box.')

export const labelled = fields({ label }, 'A field.')
export const hinted = fields({ label, hint: text('Hint below the label.', line) }, 'A field with a hint.')
export const stepper = { label, fewer: text('Button, read aloud.', short), more: text('Button, read aloud.', short) }

export const error = (about: About, ...gaps: string[]) =>
  gaps.length > 0 ? template(gaps, about, sentence) : text(about, sentence)

/** A sentence for the form, and the same from the guest's side for the message. */
export const saidTwice = (about: About, formGaps: string[], messageGaps = formGaps) => {
  const sentenceOf = (gaps: string[], where: string, limits: { max: number }) =>
    gaps.length > 0 ? template(gaps, where, limits) : text(where, limits)
  return fields(
    { form: sentenceOf(formGaps, 'On the form.', sentence), message: sentenceOf(messageGaps, 'In the message.', line) },
    about,
  )
}

export const closing = (about: About, ...gaps: string[]) =>
  fields(
    {
      days: saidTwice('Closed on several days.', [...gaps, 'days', 'again'], [...gaps, 'days']),
      day: saidTwice('Closed on one day.', [...gaps, 'days', 'again'], [...gaps, 'days']),
      always: saidTwice('Closed for a year or longer.', gaps),
    },
    about,
  )

/** Other rooms and houses, suggested when there are too many guests. */
export const occupancy = fields(
  {
    short: template(['stays'], 'At the bottom of a phone’s screen, in two short lines.', { max: 56 }),
    another: fields(
      {
        form: template(['stay', 'capacity', 'fitting', 'fittingCapacity'], 'On the form.', sentence),
        message: template(['stay', 'fitting'], 'In the message.', line),
        change: template(['fitting'], 'Button that chooses the one that fits.', short),
      },
      'When another room or house takes all guests.',
    ),
    both: fields(
      {
        form: template(['first', 'second', 'capacity'], 'On the form.', sentence),
        message: template(['first', 'second'], 'In the message.', line),
        change: text('Button that chooses both.', short),
      },
      'When two different rooms or houses take all guests.',
    ),
    twice: fields(
      {
        form: template(['first', 'capacity'], 'On the form.', sentence),
        message: template(['first'], 'In the message.', line),
      },
      'When two of the same kind take all guests.',
    ),
    more: fields(
      {
        form: template(['capacity', 'added', 'addedCapacity'], 'On the form.', sentence),
        message: template(['added'], 'In the message.', line),
        change: template(['added'], 'Button that adds one more.', short),
      },
      'When several are chosen, and one more would take all guests.',
    ),
    roomy: fields(
      {
        range: template(['min', 'max'], 'Fewest and most guests of a room or house.', short),
        form: template(['stay', 'range'], { is: 'On the form.', more: 'Do not promise anything.' }, sentence),
        message: template(['stay'], 'In the message.', line),
      },
      'When there are fewer guests than the room or house is meant for.',
    ),
    ask: fields(
      {
        short: text('At the bottom of a phone’s screen, in two short lines.', { max: 56 }),
        form: text('On the form.', sentence),
        message: text('In the message.', line),
      },
      'When there are more guests than two rooms or houses take.',
    ),
  },
  'When there are too many or too few guests for the chosen rooms and houses.',
)

export const opening = fields(
  {
    range: template(['from', 'until'], 'The days, from the first to the last.', short),
    resort: closing('The whole resort is closed on some of the days.'),
    stay: closing('A chosen room or house is closed on some of the days.', 'stay'),
    short: saidTwice('Fewer nights than the minimum of the season.', ['stay', 'nights', 'days']),
  },
  {
    is: 'When a room or house is closed on the dates, or the nights are too few.',
    more: 'Never say whether a room is available.',
  },
)

export const estimate = fields(
  {
    label,
    from: template(['amount'], 'A price that may be higher.', short),
    sentence: template(['sum', 'nights', 'stays'], 'The estimate in words, read aloud.', line),
    rate: template(['nights', 'rate'], 'Nights times rate, in figures.', short),
    units: template(['units', 'stay'], 'Several of one kind.', short),
    nights: counted('Nights.', short),
    guests: counted('Guests.', short),
    total: label,
    residents: text('Says that the estimate uses residents’ prices.', line),
    children: counted('Number of children.', short),
    babies: counted('Number of children who don’t count as guests.', short),
    noDates: text('Instead of a sum.', line),
    noStay: text('Instead of a sum.', line),
    ask: text('Instead of a sum, when there are too many nights or guests to calculate.', line),
    noPrice: text('Instead of a sum, for an occasion.', { max: 20 }),
    noPriceHint: text('Small, below that.', short),
    party: label,
    fine: text('Says that it is an estimate, per room or house.', sentence),
  },
  'The estimate.',
)

export const message = fields(
  {
    label,
    subjectDays: template(['subject', 'days'], 'Subject of the e-mail, with the dates.', line),
    language: text('Language of the message, for guests who read a translated page.', line),
    stay: template(['stay'], 'Line.', line),
    notSure: text('Instead of a room or house.', short),
    about: template(['about'], 'Line.', line),
    checkIn: template(['date'], 'Line.', line),
    checkOut: template(['date'], 'Line.', line),
    occasion: template(['occasion'], 'Line.', line),
    day: template(['date'], 'Line.', line),
    visitors: template(['visitors'], 'Line.', line),
    roof: fields({ yes: said, no: said, unsure: said }, 'Whether covered space is needed if it rains.'),
    overnight: fields({ nobody: said, some: said, everybody: said }, 'Who stays the night.'),
    datesOpen: text('Line.', line),
    nights: template(['nights'], 'Line.', line),
    guests: template(['guests'], 'Line.', line),
    residents: text('Line for guests who ask for residents’ prices.', line),
    forOthers: text('Line for travel agents.', line),
    adults: counted('Adults.', short),
    children: fields(
      {
        one: template(['count', 'ages'], 'For one.', short),
        other: template(['count', 'ages'], 'For several.', short),
      },
      'Children.',
    ),
    ageUnknown: text('Instead of an age.', short),
    estimate: text('Line above the estimate.', line),
    estimateLine: template(['stay', 'rates', 'sum'], 'Line, with each rate and its nights.', line),
    estimateTotal: template(['sum'], 'Line.', line),
    estimateResidents: text('Line: the estimate is at residents’ prices.', line),
    estimateLocalSum: template(['sum', 'date'], 'Line: the estimate in local currency.', line),
    asked: text('Line above the questions.', line),
    closing: fields(
      { booking: text('For a booking.', sentence), occasion: text('For an occasion.', sentence) },
      'Last lines of a request.',
    ),
    email: template(['email'], 'Line.', line),
    phone: template(['phone'], 'Line.', line),
  },
  'Lines of the message.',
)

/** The calendar of a room or house. */
const almanac = fields(
  {
    how: text('How to choose nights.', sentence),
    between: text('Says that a night begins on one day and ends on the next.', line),
    silent: text(
      { is: 'Instead of the calendar, when nothing is known today.', more: 'Never promise anything.' },
      sentence,
    ),
    silence: text('When nights were typed by hand and no calendar says which others are available.', line),
    unknown: template(['day'], 'First day that the calendar does not cover.', line),
    list: text('Name of the same list in words, read aloud.', short),
    taken: fields(
      {
        none: text('None is taken.', line),
        one: template(['nights'], 'One night.', line),
        other: template(['nights'], 'Several nights.', line),
      },
      'Which of these nights are taken, read aloud.',
    ),
    closed: template(['nights'], 'Nights when it is closed, read aloud.', line),
    day: template(['day', 'state'], 'Name of a day, read aloud.', short),
    states: fields(
      {
        taken: text('The night that begins on this day is taken.', short),
        free: text(
          { is: 'The night is available, as far as the calendar knows.', more: 'Never promise anything.' },
          short,
        ),
        closed: text('The room or house is closed.', short),
        unknown: text('Nothing is known about this day.', short),
        past: text('This day is in the past.', short),
      },
      'What is known about a day, read aloud.',
    ),
    legend: fields(
      { taken: text('Nights that are taken.', short), chosen: text('Nights that the guest has chosen.', short) },
      'What the marks mean.',
    ),
    about: template(['amount'], 'Price of the chosen nights.', short),
    sum: template(['nights', 'sum'], 'Number of nights and their price.', short),
    ask: text('Button that opens the request with the chosen nights.', short),
  },
  'The calendar of a room or house: which nights are taken.',
)

export const taken = fields(
  {
    two: template(['first', 'second'], 'Two nights that follow each other.', short),
    today: text('Instead of the day, when that is today.', short),
    moment: template(['day', 'time'], 'When the calendar was read.', short),
    night: template(['stay', 'nights'], 'One night is taken.', sentence),
    nights: template(['stay', 'nights'], 'Several nights are taken.', sentence),
    source: template(['moment'], 'After that: how recent this is.', line),
    free: fields(
      {
        form: template(['moment'], { is: 'On the form.', more: 'Never promise anything.' }, sentence),
        message: template(['moment'], 'In the message.', line),
      },
      'When the nights are available, as far as the calendar knows.',
    ),
    message: fields(
      {
        calendar: template(['moment', 'nights'], 'From the calendar.', line),
        typed: template(['nights'], 'Typed by the owner.', line),
        stay: template(['stay', 'nights'], 'For one of several rooms or houses.', line),
      },
      'In the message: what is taken, and a question about another room.',
    ),
    ways: fields(
      {
        label: text('Name of these buttons, read aloud.', short),
        stay: template(['stay', 'price'], 'Button that chooses another room or house for the same dates.', short),
      },
      'Other choices when nights are taken.',
    ),
    almanac,
  },
  'What the calendars say about the chosen nights.',
)
