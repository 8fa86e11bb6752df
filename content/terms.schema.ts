import { timeOfDay } from './date-fields.ts'
import { choice, fields, list, markedText, template, text, wholeNumber, type Shown } from './fields.ts'
import {
  answerInWords,
  askable,
  heading,
  kicker,
  lede,
  open,
  openFactOf,
  sentence,
  short,
  shortAnswer,
} from './section-fields.ts'

const waysToPay = ['mobile', 'card', 'bank', 'cash'] as const

const arrivalTimes = fields(
  {
    arrival: timeOfDay('From when a stay is ready, on the day of arrival.'),
    departure: timeOfDay('Until when a stay is the guest’s, on the day of departure.'),
  },
  'Both times.',
).refine(
  ({ arrival, departure }) => departure <= arrival,
  'must not have departures after arrivals, because a guest leaves before the next one comes',
)

const payment = fields(
  {
    deposit: markedText('Whether you ask for a deposit, how much and when, as a whole sentence.', { max: 140 }),
    ways: list(
      choice(waysToPay, 'A way to pay: mobile (M-Pesa and the like), card, bank (a transfer) or cash.'),
      'Every way to pay that you accept.',
      { max: waysToPay.length },
    ).refine((ways) => new Set(ways).size === ways.length, 'must hold each way to pay once'),
    short: shortAnswer,
  },
  'Deposit and ways to pay.',
)

const countFromAge = wholeNumber(
  {
    is: 'The age in years from which a child counts as a guest in a price: 0 if every baby counts, 17 at most.',
    more: 'The estimate counts children from two years on until it is settled.',
  },
  'must be an age in whole years, 0 to 17',
  { min: 0, max: 17, isTold: true },
)

export const termsSchema = fields(
  {
    terms: fields(
      {
        price: openFactOf(answerInWords, 'What a price is for: the room or house, or each person.'),
        taxes: openFactOf(answerInWords, 'Whether prices include taxes.'),
        meals: openFactOf(answerInWords, 'Breakfast and other meals: what is included, what the others cost.'),
        payment: openFactOf(payment, 'Deposit and ways to pay.'),
        cancellation: openFactOf(answerInWords, 'Until when a guest may cancel, and at what cost.'),
        arrival: openFactOf(arrivalTimes, 'When guests arrive and leave.'),
        children: fields(
          { ...askable, answer: open(answerInWords), countFromAge: open(countFromAge) },
          'Children and babies: what they pay, cots, extra beds.',
        ),
        residents: openFactOf(answerInWords, 'Whether residents have a price of their own.'),
      },
      {
        is: 'The terms of a booking.',
        hint:
          '`answer` is null while a term is open: the page then lists it as not confirmed, and the site is not ' +
          'launched unless you answer or choose `askUs: true`.',
      },
    ),
    answers: fields(
      {
        arrival: template(['arrival', 'departure'], 'The answer about arrival and departure, with its two times.', {
          max: 120,
        }),
        arrivalShort: template(['arrival', 'departure'], 'The same in a few words, for the estimate.', { max: 40 }),
        waysToPay: template(['ways'], 'The ways to pay, added to the sentence about the deposit.', { max: 60 }),
        ways: fields(
          {
            mobile: text('Name of this way to pay.', { max: 20 }),
            card: text('Name of this way to pay.', { max: 20 }),
            bank: text('Name of this way to pay.', { max: 20 }),
            cash: text('Name of this way to pay.', { max: 20 }),
          },
          'The ways to pay, as they stand within a sentence.',
        ),
        or: text('Stands between the last two ways to pay.', { max: 12 }),
      },
      'The sentences for times and ways to pay.',
    ),
    beforeYouBook: fields(
      {
        kicker,
        heading,
        lede,
        askUs: text('The answer of a term that you would rather be asked about.', { max: 40 }),
        notConfirmed: template(['terms'], 'Names the terms that have no answer yet.', { max: 60 }),
        askLabel: text('Button that adds the questions about them to the message.', { max: 24 }),
        howToBook: fields(
          {
            heading: text('The question, as a heading.', short),
            steps: list(
              fields(
                {
                  name: text('The step in a word or two.', { max: 20 }),
                  text: markedText('What happens, in one or two sentences.', sentence),
                },
                'A step.',
              ),
              'The steps from choosing to a confirmed booking, in order.',
              { min: 2, max: 4 },
            ),
          },
          'How a booking comes about.',
        ),
        closing: markedText('Last sentence of the section: for all that is on no list.', sentence),
      },
      'The section on Accommodations.',
    ),
  },
  'What guests want to know before they book.',
)

export type Terms = Shown<typeof termsSchema>
