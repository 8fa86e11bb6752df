/** Words around the terms of a booking. */
export const terms = {
  // The sentences around times and ways to pay.
  answers: {
    arrival: 'Check-in is from {arrival}, and check-out is by {departure}.',
    arrivalShort: 'Check-in {arrival}, check-out {departure}',
    waysToPay: 'You can pay by {ways}.',
    ways: { mobile: 'M-Pesa', card: 'card', bank: 'bank transfer', cash: 'cash' },
    or: 'or',
  },
  beforeYouBook: { askUs: 'Please ask.', notConfirmed: 'Not confirmed yet: {terms}.', askLabel: 'Ask about these' },
}
