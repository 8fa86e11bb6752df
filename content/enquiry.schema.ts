/** The texts of content/enquiry.yaml: form, message, steps after it, files, newsletter. */
import { counted, fields, id, list, template, text, wholeNumber, type About, type Shown } from './fields.ts'

const short = { max: 48 }
const sentence = { max: 220 }
const line = { max: 110 }

const label = text('Label.', short)
const door = { max: 14 }
const said = text('Line.', line)
const answer = text('An answer, on its button.', { max: 16 })
const button = text('Words of the button.', short)

const limit = (about: About, max: number) =>
  wholeNumber(about, `must be a whole number from 1 to ${max}`, { min: 1, max, isTold: true })

const letter = (gap: 'resort' | 'stay') => ({
  opening: template(['resort'], 'First line of the message.', line),
  mailSubject: template([gap], 'Subject of the e-mail.', line),
})
const note = fields({ label, hint: text('What may be written there.', line) }, 'The big text box.')

const labelled = fields({ label }, 'A field.')
const hinted = fields({ label, hint: text('Hint below the label.', line) }, 'A field with a hint.')
const stepper = { label, fewer: text('Button, read aloud.', short), more: text('Button, read aloud.', short) }

const error = (about: About, ...gaps: string[]) =>
  gaps.length > 0 ? template(gaps, about, sentence) : text(about, sentence)

/** A sentence for the form, and the same from the guest's side for the message. */
const saidTwice = (about: About, formGaps: string[], messageGaps = formGaps) => {
  const sentenceOf = (gaps: string[], where: string, limits: { max: number }) =>
    gaps.length > 0 ? template(gaps, where, limits) : text(where, limits)
  return fields(
    { form: sentenceOf(formGaps, 'On the form.', sentence), message: sentenceOf(messageGaps, 'In the message.', line) },
    about,
  )
}

const closing = (about: About, ...gaps: string[]) =>
  fields(
    {
      days: saidTwice('Closed on several days.', [...gaps, 'days', 'again'], [...gaps, 'days']),
      day: saidTwice('Closed on one day.', [...gaps, 'days', 'again'], [...gaps, 'days']),
      always: saidTwice('Closed for a year or longer.', gaps),
    },
    about,
  )

export const enquirySchema = fields(
  {
    limits: fields(
      {
        nights: limit('Longest stay that the form takes, in nights.', 365),
        guests: limit('Largest party that the form takes.', 99),
        daysAhead: limit('How far ahead a stay may begin, in days.', 1500),
      },
      'What the form takes.',
    ),
    subjects: fields(
      {
        'general-inquiry': fields(letter('resort'), { is: 'A subject.', hint: 'Its text box is worded in ui.yaml.' }),
        'booking-request': fields({ ...letter('stay'), note }, 'A subject.'),
        'special-arrangements': fields({ ...letter('resort'), note }, 'A subject.'),
        feedback: fields({ ...letter('resort'), note }, 'A subject.'),
      },
      'The four subjects.',
    ),
    doors: fields(
      {
        label: text('What the three doors choose, read aloud before the first of them.', short),
        'booking-request': text('The door to the request for a stay.', door),
        'special-arrangements': text('The door to the request for an occasion.', door),
        'general-inquiry': text('The door to a question.', door),
      },
      'The three doors of the dialog.',
    ),
    occasions: list(
      fields(
        {
          id: id('Stands in links and in drafts; keep it when the label changes.'),
          label: text('What the occasion is, on its button and in the message.', { max: 24 }),
        },
        'An occasion.',
      ),
      'What an occasion may be for.',
      { min: 2, max: 9 },
    ),
    fields: fields(
      {
        stay: fields(
          {
            label,
            change: button,
            notSure: text('The choice of no stay yet.', short),
            add: button,
            addOne: template(['stay'], 'Button, read aloud.', short),
            remove: template(['stay'], 'Button, read aloud.', short),
            notSureHint: text('Below that choice.', line),
          },
          'The stay.',
        ),
        about: fields(
          {
            label,
            remove: template(['about'], 'Button that takes it out again.', short),
            note: fields({ hint: text('What may be written in the big text box.', line) }, 'The big text box.'),
          },
          'The experience that the guest asked about.',
        ),
        checkIn: hinted,
        checkOut: labelled,
        weekends: labelled,
        day: labelled,
        occasion: labelled,
        visitors: fields(stepper, { is: 'How many come to an occasion.', more: 'Its buttons step by five.' }),
        roof: fields(
          { label, yes: answer, no: answer, unsure: answer },
          'Whether an occasion needs a roof if it rains.',
        ),
        overnight: fields(
          { label, nobody: answer, some: answer, everybody: answer },
          'Who of an occasion stays the night.',
        ),
        adults: fields(stepper, 'Number of adults.'),
        children: fields(stepper, 'Number of children.'),
        childAge: fields({ label: template(['number'], 'Label.', short) }, 'Age of one child.'),
        phone: fields(
          { hint: text('Hint below the field.', line) },
          { is: 'The field for a telephone number.', hint: 'Its label is in ui.yaml.' },
        ),
        residents: labelled,
        questions: labelled,
        reach: fields(
          { label, hint: text('That one of e-mail and phone is enough.', line) },
          'Above e-mail and phone in the dialog.',
        ),
      },
      'Fields of the form.',
    ),
    errorSummary: counted('Heading of the list of errors.', short),
    errors: fields(
      {
        notADate: error('A date that does not exist.', 'label', 'example'),
        checkInMissing: error('Only check-out is chosen.'),
        checkInPast: error('A day gone by.', 'label', 'today'),
        checkInFar: error('A day too far ahead.', 'label', 'last'),
        checkOutMissing: error('Only check-in is chosen.'),
        checkOutNotAfter: error('Check-out on or before check-in.', 'first'),
        nightsTooMany: error('A stay longer than the form takes.', 'nights', 'max'),
        adultsMissing: error('No adult.'),
        guestsTooMany: error('More guests than the form takes.', 'max'),
        childAge: error('An age that is missing or not of a child.', 'number'),
        firstNameMissing: error('No first name.'),
        lastNameMissing: error('No last name.'),
        tooLong: error('A name, address or number that cannot be one.', 'label', 'max'),
        emailMissing: error('No e-mail address.'),
        contactMissing: error('Neither e-mail nor phone, in the dialog.'),
        emailInvalid: error('Not an e-mail address.'),
        phoneInvalid: error('Not a whole telephone number, where it is the only way to answer.'),
        noteMissing: error('No message.'),
        noteOrDatesMissing: error('A booking request without dates and without a word.'),
        noteOrOccasionMissing: error('An occasion of which nothing is said.'),
      },
      'Each says what is wrong and how to mend it.',
    ),
    occupancy: fields(
      {
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
        ask: fields(
          { form: text('On the form.', sentence), message: text('In the message.', line) },
          'More guests than two stays take.',
        ),
      },
      'When more guests are coming than the chosen stays take.',
    ),
    opening: fields(
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
    ),
    estimate: fields(
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
        young: template(['age'], 'Some of the children count as no guest.', line),
        noDates: text('In place of a sum.', line),
        noStay: text('In place of a sum.', line),
        ask: text('In place of a sum, for more nights or guests than can be added up.', line),
        noPrice: text('In place of a sum, for an occasion.', { max: 20 }),
        noPriceHint: text('Small, below that.', short),
        party: label,
        fine: text('That it is an estimate and no offer, and that it is for stays, not for guests.', sentence),
      },
      'The estimate.',
    ),
    message: fields(
      {
        label,
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
        question: template(['number', 'question'], 'A question and its number.', short),
        closing: fields(
          {
            open: template(['open'], 'While parts of the full price are open.', sentence),
            settled: text('When the full price is known, or asked for above.', sentence),
            occasion: text('Of an occasion.', sentence),
            and: text('Between the last two open parts.', short),
            parts: fields(
              { taxes: text('The taxes.', short), meals: text('Breakfast and other meals.', short) },
              'The parts of the full price, while their terms are open.',
            ),
          },
          'Last lines of a request: its question, and thanks.',
        ),
        email: template(['email'], 'Line.', line),
        phone: template(['phone'], 'Line.', line),
      },
      'Lines of the message.',
    ),
    handOver: fields(
      {
        heading: text('Title of the dialog when the message is ready.', short),
        kicker: text('Above that title.', short),
        see: button,
        change: button,
        whatsApp: button,
        email: button,
        copy: button,
        copyRefused: text('When the browser refused to copy.', line),
        firstPart: text('Below a message of which only the beginning is shown.', sentence),
        shortened: text('In a message whose note did not fit into the link.', line),
        shortenedHint: text('Beside both links.', sentence),
        shortenedMailHint: text('Beside the e-mail link, where only that one is shortened.', sentence),
      },
      'The message is ready to be sent.',
    ),
    after: fields(
      {
        heading: text('Title.', short),
        whatsApp: text('After WhatsApp was pressed.', sentence),
        email: text('After e-mail was pressed.', sentence),
        copied: template(['email', 'phone'], 'After the message was copied.', sentence),
        unseen: text('That we cannot see whether it was sent.', sentence),
        otherwise: template(['email', 'phone'], 'What to do if nothing opened.', sentence),
        answer: text('When an answer comes.', line),
        open: template(['time', 'closes'], 'The front desk is open.', line),
        opensToday: template(['time', 'opens'], 'It opens later today.', line),
        opensTomorrow: template(['time', 'opens'], 'It opens tomorrow.', line),
        emergency: text('Emergencies.', line),
      },
      'After the hand-over.',
    ),
    draft: fields(
      {
        kept: text('Where the draft is kept.', line),
        clear: button,
        cleared: text('When the form was emptied.', line),
        undo: button,
      },
      'The draft in this tab.',
    ),
    share: fields(
      {
        label: button,
        hint: text('What the link carries.', line),
        title: template(['resort'], 'Title in the share sheet.', line),
        text: text('Text in the share sheet.', line),
        copied: text('When the link was copied.', line),
        copyRefused: text('When the browser refused to copy; the link stands below.', line),
      },
      'The link that shares stay, dates and guests.',
    ),
    calendar: fields(
      {
        label: button,
        hint: text('Below the button.', line),
        fileName: text('Name of the file.', short),
        summary: template(['resort', 'stay'], 'Title of the event.', line),
        noStay: text('In place of the name of a stay.', short),
        wish: template(['resort'], 'First line of the description: nothing is agreed yet.', line),
        address: template(['address'], 'Line.', line),
        phone: template(['phone'], 'Line.', line),
        email: template(['email'], 'Line.', line),
        arrival: list(text('A line.', sentence), 'Arrival notes, line by line.', { max: 6 }),
      },
      'The calendar file.',
    ),
    contact: fields(
      {
        label: button,
        fileName: text('Name of the file.', short),
        note: template(['hours'], 'Note in the contact.', sentence),
      },
      'The contact file.',
    ),
    newsletter: fields(
      {
        whatsApp: button,
        email: button,
        choose: text('Above the two buttons, once the message is made.', sentence),
        mailSubject: template(['resort'], 'Subject of the e-mail.', line),
        opening: template(['resort'], 'The message; the address stands below it.', line),
      },
      'The newsletter.',
    ),
  },
  'The words of the enquiry.',
)

export type EnquiryWords = Shown<typeof enquirySchema>
