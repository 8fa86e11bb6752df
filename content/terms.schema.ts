import { choice, fields, id, list, markedText, orNull, timeOfDay, wholeNumber } from './kinds.ts'
import { answerInWords, askable, intro, kicker, openFactOf, shortAnswer, steps } from './section-fields.ts'
import { dollars } from './stay-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

const waysToPay = ['mobile', 'card', 'bank', 'cash'] as const

const arrivalTimes = fields('Both times.', {
  arrival: timeOfDay('Check-in, at the earliest.'),
  departure: timeOfDay('Check-out, at the latest.'),
}).refine(
  ({ arrival, departure }) => departure <= arrival,
  'must have a departure before the arrival, because a guest leaves before the next one arrives',
)

const payment = fields('Deposit and ways to pay.', {
  deposit: markedText('The deposit: how much, when and how, in whole sentences.', { max: 240 }),
  ways: list(
    choice(waysToPay, 'A way to pay: mobile (M-Pesa and the like), card, bank (a transfer) or cash.'),
    'Every way to pay that you accept.',
    { max: waysToPay.length },
  ).refine((ways) => new Set(ways).size === ways.length, 'must hold each way to pay once'),
  short: shortAnswer,
})

const extra = fields('A price.', { id: id('As in {{extra tea}}.'), priceUsd: dollars('Price.', 'whole US dollars') })

const countFromAge = wholeNumber(
  {
    is: 'Age from which a child counts as a guest in a price.',
    more: 'Type 0 if every baby counts. If it is empty, the estimate counts children from the age of two.',
  },
  'an age in whole years',
  { min: 0, max: 17 },
)

const freeDays = wholeNumber('Days before the arrival until which cancelling is free.', 'a number of days', {
  min: 0,
  max: 365,
})

export const termsSchema = fields('What guests want to know before they book.', {
  ...wordsLike(pages.terms),
  terms: fields('The terms of a booking.', {
    price: openFactOf(answerInWords, 'Whether a price is per room or house, or per person.'),
    taxes: openFactOf(answerInWords, 'Whether prices include taxes.'),
    meals: openFactOf(answerInWords, 'Breakfast and other meals: what is included, and what the rest costs.'),
    payment: openFactOf(payment, 'Deposit and ways to pay.'),
    cancellation: fields('How late guests can cancel, and what it costs.', {
      ...askable,
      answer: orNull(answerInWords),
      freeDaysBefore: orNull(freeDays),
    }),
    arrival: openFactOf(arrivalTimes, 'Check-in and check-out.'),
    children: fields('Children and babies: what they pay, cots, extra beds.', {
      ...askable,
      answer: orNull(answerInWords),
      countFromAge: orNull(countFromAge),
    }),
    residents: openFactOf(answerInWords, 'Whether residents have their own prices.'),
  }),
  extras: list(extra, 'Prices of what is not a room or house, for sentences.', { min: 0, max: 12 }),
  beforeYouBook: fields('The section on Accommodations.', {
    kicker,
    ...intro,
    ...wordsLike(pages.terms.beforeYouBook),
    howToBook: steps('How booking works.'),
  }),
})
