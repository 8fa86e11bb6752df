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
export const note = fields({ label, hint: text('What may be written there.', line) }, 'The big text box.')

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

/** Other stays that are suggested where too many guests come. */
export const occupancy = fields(
  {
    short: template(['stays'], 'In the foot of a phone, in two short lines.', { max: 56 }),
    another: fields(
      {
        form: template(['stay', 'capacity', 'fitting', 'fittingCapacity'], 'On the form.', sentence),
        message: template(['stay', 'fitting'], 'In the message.', line),
        change: template(['fitting'], 'Button that chooses the stay that fits.', short),
      },
      'Another stay takes all guests.',
    ),
    both: fields(
      {
        form: template(['first', 'second', 'capacity'], 'On the form.', sentence),
        message: template(['first', 'second'], 'In the message.', line),
        change: text('Button that chooses both.', short),
      },
      'Only two stays together take all guests.',
    ),
    twice: fields(
      {
        form: template(['first', 'capacity'], 'On the form.', sentence),
        message: template(['first'], 'In the message.', line),
      },
      'Only two of the same stay take all guests.',
    ),
    more: fields(
      {
        form: template(['capacity', 'added', 'addedCapacity'], 'On the form.', sentence),
        message: template(['added'], 'In the message.', line),
        change: template(['added'], 'Button that chooses one more stay.', short),
      },
      'Several stays were chosen, and one more makes room for all guests.',
    ),
    roomy: fields(
      {
        range: template(['min', 'max'], 'Fewest and most guests of a stay.', short),
        form: template(['stay', 'range'], { is: 'On the form.', more: 'Promise nothing.' }, sentence),
        message: template(['stay'], 'In the message.', line),
      },
      'Fewer guests than the chosen stay is meant for.',
    ),
    ask: fields(
      {
        short: text('In the foot of a phone, in two short lines.', { max: 56 }),
        form: text('On the form.', sentence),
        message: text('In the message.', line),
      },
      'More guests than two stays take.',
    ),
  },
  'When more guests are coming than the chosen stays take, or fewer than they are meant for.',
)

export const opening = fields(
  {
    range: template(['from', 'until'], 'The days, from the first to the last.', short),
    resort: closing('The whole resort is closed on some of the days.'),
    stay: closing('A chosen stay is closed on some of the days.', 'stay'),
    short: saidTwice('Fewer nights than a stay takes in its season.', ['stay', 'nights', 'days']),
  },
  {
    is: 'When the dates are days on which a stay is closed, or too few nights.',
    more: 'Never say whether a room is free.',
  },
)

export const estimate = fields(
  {
    label,
    from: template(['amount'], 'A rate or sum that can only be higher.', short),
    sentence: template(['sum', 'nights', 'stays'], 'The estimate in words, read aloud.', line),
    rate: template(['nights', 'rate'], 'Nights times rate, in figures.', short),
    units: template(['units', 'stay'], 'Several of one stay.', short),
    nights: counted('Nights.', short),
    guests: counted('Guests.', short),
    total: label,
    residents: text('The estimate is at residents’ prices.', line),
    children: counted('Number of children.', short),
    babies: counted('Number of children who are not counted.', short),
    noDates: text('In place of a sum.', line),
    noStay: text('In place of a sum.', line),
    ask: text('In place of a sum, for more nights or guests than can be added up.', line),
    noPrice: text('In place of a sum, for an occasion.', { max: 20 }),
    noPriceHint: text('Small, below that.', short),
    party: label,
    fine: text('That it is an estimate and no offer, and that it is for stays, not for guests.', sentence),
  },
  'The estimate.',
)

export const message = fields(
  {
    label,
    subjectDays: template(['subject', 'days'], 'The subject of the e-mail, with its days.', line),
    language: text('Below that: the language of the message, for guests who read a translated page.', line),
    stay: template(['stay'], 'Line.', line),
    notSure: text('In place of a stay.', short),
    about: template(['about'], 'Line.', line),
    checkIn: template(['date'], 'Line.', line),
    checkOut: template(['date'], 'Line.', line),
    occasion: template(['occasion'], 'Line.', line),
    day: template(['date'], 'Line.', line),
    visitors: template(['visitors'], 'Line.', line),
    roof: fields({ yes: said, no: said, unsure: said }, 'Whether a roof is wanted if it rains.'),
    overnight: fields({ nobody: said, some: said, everybody: said }, 'Who stays the night.'),
    datesOpen: text('Line.', line),
    nights: template(['nights'], 'Line.', line),
    guests: template(['guests'], 'Line.', line),
    residents: text('Line of guests who ask for residents’ prices.', line),
    forOthers: text('Line of an agent.', line),
    adults: counted('Adults.', short),
    children: fields(
      {
        one: template(['count', 'ages'], 'For one.', short),
        other: template(['count', 'ages'], 'For several.', short),
      },
      'Children.',
    ),
    ageUnknown: text('In place of an age.', short),
    estimate: text('Line above the estimate.', line),
    estimateLine: template(['stay', 'rates', 'sum'], 'Line, with each rate and its nights.', line),
    estimateTotal: template(['sum'], 'Line.', line),
    estimateResidents: text('Line: the estimate is at residents’ prices.', line),
    estimateLocalSum: template(['sum', 'date'], 'Line: the estimate in the currency of the country.', line),
    asked: text('Line above the questions.', line),
    closing: fields(
      { booking: text('Of a booking.', sentence), occasion: text('Of an occasion.', sentence) },
      'Last lines of a request: its question, and thanks.',
    ),
    email: template(['email'], 'Line.', line),
    phone: template(['phone'], 'Line.', line),
  },
  'Lines of the message.',
)

/** The months that the page of the stays shows of one. */
const almanac = fields(
  {
    how: text('What a press does.', sentence),
    between: text('That a night begins on one day and ends on the next.', line),
    silent: text(
      { is: 'In place of the months, where nothing is known today.', more: 'Never promise anything.' },
      sentence,
    ),
    silence: text('Where nights were typed by hand, and no calendar says which others are free.', line),
    unknown: template(['day'], 'The first day of which the calendar knows nothing.', line),
    list: text('Name of the list that says the same in words, read aloud.', short),
    taken: fields(
      {
        none: text('The calendar knows that none is.', line),
        one: template(['nights'], 'One night.', line),
        other: template(['nights'], 'Several nights.', line),
      },
      'Which of the nights that are shown are taken, read aloud.',
    ),
    closed: template(['nights'], 'Nights on which the stay is closed, read aloud.', line),
    day: template(['day', 'state'], 'Name of a day, read aloud.', short),
    states: fields(
      {
        taken: text('The night that begins on it is taken.', short),
        free: text({ is: 'It is not, as far as the calendar knows.', more: 'Never promise anything.' }, short),
        closed: text('The stay is closed.', short),
        unknown: text('Nothing is known of it.', short),
        past: text('It is before today.', short),
      },
      'What is known of a day, read aloud.',
    ),
    legend: fields(
      { taken: text('Nights that are taken.', short), chosen: text('The nights that the guest has chosen.', short) },
      'What the marks mean.',
    ),
    about: template(['amount'], 'The sum of the chosen nights.', short),
    sum: template(['nights', 'sum'], 'How many nights, and their sum.', short),
    ask: text('Button that opens the request with the chosen nights.', short),
  },
  'The almanac of a stay: which nights are taken.',
)

export const taken = fields(
  {
    two: template(['first', 'second'], 'Two nights that follow each other.', short),
    today: text('In place of the day, where that is today.', short),
    moment: template(['day', 'time'], 'When the calendar was read.', short),
    night: template(['stay', 'nights'], 'A stay is taken on one night.', sentence),
    nights: template(['stay', 'nights'], 'A stay is taken on several nights.', sentence),
    source: template(['moment'], 'Behind that: since when we know it.', line),
    free: fields(
      {
        form: template(['moment'], { is: 'On the form.', more: 'Never promise anything.' }, sentence),
        message: template(['moment'], 'In the message.', line),
      },
      'None of the nights is taken, as far as the calendar knows.',
    ),
    message: fields(
      {
        calendar: template(['moment', 'nights'], 'The calendar says it.', line),
        typed: template(['nights'], 'The owner has typed it.', line),
        stay: template(['stay', 'nights'], 'One of several stays that were chosen.', line),
      },
      'In the message: what is taken, and whether another room would do.',
    ),
    ways: fields(
      {
        label: text('Before the ways out, read aloud.', short),
        stay: template(['stay', 'price'], 'Button that chooses another stay on the same days.', short),
      },
      'Ways out where a stay is taken.',
    ),
    almanac,
  },
  'When the dates are nights that are taken, or known not to be.',
)
