import { timeOfDay } from './date-fields.ts'
import { choice, counted, fields, id, list, markedText, template, text, wholeNumber, type Shown } from './fields.ts'
import {
  answerInWords,
  askable,
  heading,
  kicker,
  label,
  lede,
  open,
  openFactOf,
  sentence,
  short,
} from './section-fields.ts'
import { says } from './rules.ts'

const waysToPay = ['mobile', 'card', 'bank', 'cash'] as const

const arrivalTimes = fields(
  {
    arrival: timeOfDay('From when a stay is ready, on the day of arrival.'),
    departure: timeOfDay('Until when a stay is the guest’s, on the day of departure.'),
  },
  'Both times.',
).refine(
  ({ arrival, departure }) => departure <= arrival,
  says({
    inFile: 'must have a `departure` that is not after its `arrival`, because a guest leaves before the next one comes',
    inEditor: 'must not have departures after arrivals, because a guest leaves before the next one comes',
  }),
)

const payment = fields(
  {
    deposit: markedText('Whether you ask for a deposit, how much and when, as a whole sentence.', { max: 140 }),
    ways: list(
      choice(waysToPay, 'A way to pay: mobile (M-Pesa and the like), card, bank (a transfer) or cash.'),
      'Every way to pay that you accept.',
      { max: waysToPay.length },
    ).refine((ways) => new Set(ways).size === ways.length, says('must hold each way to pay once')),
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
          '`answer` is null while a term is open: the page then asks the guest’s question, and the site is not ' +
          'launched unless you answer or choose `askUs: true`.',
      },
    ),
    answers: fields(
      {
        arrival: template(['arrival', 'departure'], 'The answer about arrival and departure, with its two times.', {
          max: 120,
        }),
        arrivalShort: template(['arrival'], 'The same in a few words, for the ticket.', { max: 30 }),
        waysToPay: template(['ways'], 'The ways to pay, added to the sentence about the deposit.', { max: 60 }),
        waysToPayShort: template(['ways'], 'The same in a few words, for the ticket.', { max: 20 }),
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
        countFromAge: template(['age'], 'From which age a child counts as a guest.', { max: 80 }),
        countAll: text('The same where every baby counts.', { max: 80 }),
      },
      'The sentences that answers with times, ages and ways to pay are put into.',
    ),
    asking: fields(
      {
        settled: text('Heading of the answered terms.', label),
        open: text('Heading of the open questions.', { max: 60 }),
        openUnscripted: text(
          'The same on paper, and where scripts are switched off, so that nothing can be added to a message.',
          { max: 60 },
        ),
        add: text('What the tag of a question does, read aloud before its name.', { max: 24 }),
        tally: counted('How many questions travel; the number stands in words.', { max: 60 }),
        noneAdded: text('The same while no question has been added.', { max: 60 }),
        unscripted: text('Stands before the contact links where scripts are switched off.', sentence),
      },
      'Words around answers and open questions.',
    ),
    moreToAsk: fields(
      {
        heading: text('Heading of the group, which opens when it is pressed.', short),
        questions: list(
          fields(
            {
              id: id('Short name; do not change it once the site is open, because drafts of guests hold it.'),
              icon: askable.icon,
              label: askable.label,
              question: askable.question,
              answer: open(markedText('The answer, in one or two whole sentences.', sentence)),
            },
            'A question that guests ask, and its answer.',
          ),
          'The questions.',
          { min: 0, max: 20 },
        ),
      },
      {
        is: 'A second group of questions below the terms, folded.',
        hint: 'They may stay open for ever: the site is launched all the same, and guests send them along.',
      },
    ),
    beforeYouBook: fields(
      {
        kicker,
        heading,
        lede,
        ledeWhileOpen: markedText('Follows `lede` while a term is open.', sentence),
        writeLabel: text('Words of the button that leads to the message.', { max: 24 }),
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
