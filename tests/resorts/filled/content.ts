/**
 * The real content with everything filled in that its owner may leave open. What stands here belongs to no resort. Ids
 * and prices come from the content, so that the owner's changes do not fail these tests.
 */

/** The day on which the journeys are walked; all other days are counted from it. */
export const testDay = '2027-03-10'

type Open = { askUs: boolean; answer: unknown }

/** What is changed of the content, as it stands in the files. */
export type Written = {
  site: { siteUrl: string; notice: unknown }
  terms: { terms: Record<string, Open>; moreToAsk: { questions: Pick<Open, 'answer'>[] } }
  enjoyments: { celebrations: { dayGuests: Open }; celebrationQuestions: Open[] }
  accommodations: {
    inEveryStay: { items: unknown }
    stays: { id: string; priceUsd: number; residentsUsd: number | null; units: number | null }[]
    localCurrency: unknown
    seasons: unknown
    closed: unknown
  }
}

export const notice = {
  text: 'The dining room is being painted. Meals are served on the terrace.',
  from: '2027-03-08',
  until: '2027-03-14',
  link: { to: 'homeContact', label: 'Ask what stays open' },
}

export const answers: Record<string, unknown> = {
  price: { text: 'A price is for the room or the house, whoever is in it.', short: 'Per room or house' },
  taxes: { text: 'Every price includes all taxes. Nothing is added when you leave.', short: 'Taxes included' },
  meals: {
    text: 'Breakfast is in the price. Lunch and dinner are on the menu, from the kitchen by the garden.',
    short: 'Breakfast included',
  },
  payment: {
    deposit: 'We ask for a third of the price within two days of our answer.',
    ways: ['mobile', 'card', 'bank'],
  },
  cancellation: {
    text: 'Until a week before you come it costs nothing. Later we keep the deposit.',
    short: 'Free until a week before',
  },
  arrival: { arrival: '14:00', departure: '10:30' },
  children: { text: 'There are two cots and an extra bed: ask for them with your dates.', short: 'Cot on request' },
  residents: {
    text: 'Residents of East Africa pay the lower price that stands beside each stay; bring an identity card.',
    short: 'A price for residents',
  },
}

/** Every term answered; `countFromAge` is the age in years from which a child counts as a guest. */
export function answerTerms(terms: Record<string, Open>, countFromAge: number): void {
  for (const [id, term] of Object.entries(terms)) Object.assign(term, { askUs: false, answer: answers[id] })
  Object.assign(terms.children ?? {}, { countFromAge })
}

export function fillIn({ site, terms, enjoyments, accommodations }: Written): void {
  site.siteUrl = 'https://filled.mauahf.test'
  site.notice = notice
  answerTerms(terms.terms, 4)
  for (const question of terms.moreToAsk.questions) question.answer = 'Yes, and we show you where.'
  enjoyments.celebrations.dayGuests.answer =
    'Yes, every day from nine to five. The garden is free for those who eat with us; others pay at the gate.'
  for (const question of enjoyments.celebrationQuestions) {
    question.answer = { text: 'Sixty at tables on the lawn, ninety standing.', short: 'Up to 60 at tables' }
  }

  accommodations.inEveryStay.items = [
    { icon: 'shower-head', text: 'Hot shower' },
    { icon: 'bug-off', text: 'Mosquito net' },
  ]
  const { stays } = accommodations
  // The last stay keeps one price for everybody, and does not say how many of it there are.
  for (const [at, stay] of stays.slice(0, -1).entries()) {
    stay.residentsUsd = Math.max(1, stay.priceUsd - 25)
    stay.units = 3 - (at % 3)
  }
  const pricesOf = (those: typeof stays, more: number) =>
    those.map(({ id, priceUsd, residentsUsd }) => ({
      stay: id,
      priceUsd: priceUsd + more,
      residentsUsd: residentsUsd && residentsUsd + more,
    }))
  accommodations.seasons = [
    { from: '12-20', until: '01-02', leastNights: null, prices: pricesOf(stays, 30) },
    { from: '2027-04-01', until: '2027-04-12', leastNights: null, prices: pricesOf(stays.slice(0, 2), 20) },
    { from: '07-01', until: '08-31', leastNights: 3, prices: pricesOf(stays.slice(0, 3), 15) },
  ]
  accommodations.closed = [
    { from: '2027-05-03', until: '2027-05-20', stays: [] },
    { from: '2027-06-07', until: '2027-06-11', stays: stays.slice(0, 1).map(({ id }) => id) },
  ]
  accommodations.localCurrency = { perUsd: 129.5, date: '2027-03-01' }
}

/**
 * Nights that the owner has typed as taken: so pages ask for taken.json, to which the journeys give other answers, and
 * these stays have an almanac. The last stay comes first.
 */
export const typedNights = ({
  accommodations: { stays },
}: {
  accommodations: Pick<Written['accommodations'], 'stays'>
}) => [
  ...stays.slice(-1).map(({ id }) => ({ stay: id, unit: 1, from: '2027-05-28', until: '2027-05-29' })),
  ...stays.slice(0, 1).map(({ id }) => ({ stay: id, unit: 1, from: '2027-04-05', until: '2027-04-06' })),
]
