/** What guests ask an assistant that reads the HTML alone: every fact of the content is found, and nothing else. */
import { expect, test } from 'vitest'
import { termOf, termsOf } from '../../app/resort/term-texts.ts'
import { byRoad } from '../../lib/distances.ts'
import { formatTime } from '../../lib/hours.ts'
import { formatPhone } from '../../lib/phone.ts'
import { priceText, usd } from '../../lib/prices.ts'
import { roomAloud } from '../../lib/room.ts'
import { fill, plainText } from '../../lib/text.ts'
import { builtPage, content, pagePaths, textOf, type PagePath } from './built-pages.ts'

const { about, accommodations, enjoyments, location, site, terms, ui } = content
const { stays, seasons, compare } = accommodations
const { hours, address } = site

const answers: [question: string, path: PagePath, facts: (string | number | null)[]][] = [
  ['What is it called?', '/location', [site.name]],
  ['Where is it?', '/location', [site.name, address.street, address.city, address.country]],
  ['How do I call, or write?', '/', [formatPhone(site.phone, site.place.telephone), site.email]],
  ['How soon is an e-mail answered?', '/', [site.emailAnswerHours]],
  ['When is the desk open?', '/', Object.values(hours).flatMap((day) => [day.opens, day.closes].map(formatTime))],
  ['Since when is it there?', '/about-us', [site.foundedYear]],
  ['Who works there?', '/about-us', about.team.members.map(({ name, role }) => name ?? role)],
  ['How many kinds of rose?', '/enjoyments', [site.roseVarieties]],
  ['Which stays are there?', '/about-us', stays.map(({ name }) => name)],
  ['What does each cost?', '/accommodations', stays.map(({ priceUsd }) => usd(priceUsd))],
  ['Whom does each take?', '/about-us', stays.map((stay) => roomAloud(stay, stays, ui.prices))],
  ['What is in each?', '/accommodations', stays.flatMap(({ amenities }) => amenities.map(({ text }) => text))],
  ['How do they differ?', '/accommodations', compare.rows.map(({ label }) => label)],
  ['What does the price hold, and when do I pay?', '/accommodations', termsOf(terms.terms, terms.answers).map(saidOf)],
  ['What else should I know?', '/accommodations', terms.moreToAsk.questions.map(saidOf)],
  ['How do I book?', '/accommodations', terms.beforeYouBook.howToBook.steps.map(({ text }) => text)],
  [
    'What is there to do?',
    '/enjoyments',
    enjoyments.experiences.flatMap(({ name, description }) => [name, description]),
  ],
  ['May we celebrate, and what is open?', '/enjoyments', enjoyments.celebrationQuestions.map(termOf).map(saidOf)],
  ['May I come for a day?', '/enjoyments', [saidForADay()]],
  ['What is near?', '/location', location.nearby.places.map(({ name }) => name)],
  ['How far is it?', '/location', location.nearby.places.map(distanceOf)],
  ['When shall I go there?', '/location', location.nearby.places.map(({ whenToGo }) => whenToGo)],
  ['How do I get to you?', '/location', location.waysIn.ways.map(({ text }) => text)],
  ['Is there parking?', '/location', location.highlights.flatMap(({ heading, text }) => [heading, text])],
  ['What is the weather like?', '/location', location.seasons.list.map(({ text }) => text)],
]

/** The answer, or the question while it is open: nothing is said then that could be taken for an answer. */
function saidOf({ question, answer }: { question: string; answer: string | null }): string {
  return answer ?? question
}

function saidForADay(): string {
  const { answer, open } = enjoyments.celebrations.dayGuests
  return answer ?? open
}

/** The specified minutes mislead where the road takes longer: then that is said. */
function distanceOf(place: (typeof location.nearby.places)[number]): string {
  const words = { ...location.nearby, durations: ui.durations, prices: ui.prices }
  return byRoad(place, words) ?? fill(location.nearby.asEstimated, { minutes: place.driveMinutes })
}

const mainOf = (path: PagePath) => textOf(builtPage(path).querySelector('main'))

test.each(answers)('an assistant that reads the HTML alone finds: %s', (_, path, facts) => {
  const text = mainOf(path)
  for (const fact of facts) if (fact !== null) expect(text).toContain(plainText(String(fact)))
})

type Node = { name?: string; price?: number; lowPrice?: number; occupancy?: { maxValue?: number } }

const dataOf = (path: PagePath) =>
  builtPage(path).querySelector('script[type="application/ld+json"]')?.textContent.trim() ?? '{}'

test('in the structured data too each stay has its price and the number of guests that it takes', () => {
  const nodes: Node[] = []
  JSON.parse(dataOf('/accommodations'), (_, value: unknown) => {
    if (typeof value === 'object' && value !== null) nodes.push(value)
    return value
  })
  for (const { name, priceUsd, occupancy } of stays) {
    const own = nodes.filter((node) => node.name === name)
    expect(own.some(({ price, lowPrice }) => (price ?? lowPrice) === priceUsd)).toBe(true)
    expect(own.some((node) => node.occupancy?.maxValue === occupancy.max)).toBe(true)
  }
})

const sumsIn = (text: string) => text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []

test.each(pagePaths)('every sum on %s is a price of the content, or in its sentences', (path) => {
  const rates = [...stays, ...seasons.flatMap(({ prices }) => prices)]
  const prices = rates.flatMap(({ priceUsd, residentsUsd }) => [priceUsd, residentsUsd ?? priceUsd]).map(usd)
  const known = [...prices, ...sumsIn(JSON.stringify(content))]
  const text = builtPage(path)
    .querySelector('main')
    ?.innerHTML.replaceAll(/<[^>]*>/g, ' ')
  expect(sumsIn(`${text} ${dataOf(path)}`).filter((sum) => !known.includes(sum))).toEqual([])
})

test.each(pagePaths)('S1 the specified form of a lowest price stands at its stay alone on %s', (path) => {
  const page = builtPage(path)
  const forms = stays.filter(({ priceIsFrom }) => priceIsFrom).map((stay) => priceText(stay, ui.prices))
  for (const card of page.querySelectorAll(stays.map(({ id }) => `article#${id}`).join())) card.remove()
  expect(forms.filter((form) => textOf(page).includes(form))).toEqual([])
})
