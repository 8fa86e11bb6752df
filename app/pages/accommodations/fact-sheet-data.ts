import { drives } from 'virtual:drives'
import { closed, factSheet as words, localCurrency, stays } from '../../../content/accommodations.yaml'
import { accommodations as questions } from '../../../content/faq.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { formatDay } from '../../../lib/dates.ts'
import { guestsMarked, priceInLine, rangeMarked, usd } from '../../../lib/price-texts.ts'
import { spanText } from '../../../lib/rates.ts'
import { mainPicture } from '../../../lib/picture-data.ts'
import { asReadAloud, fill, plainText, upperFirst } from '../../../lib/text.ts'
import { hoursRange } from '../../resort/clock-and-desk.ts'
import { phone, postalAddress, whatsAppNumber } from '../../resort/links.ts'
import { aboutLocalSum } from '../../resort/local-currency.tsx'
import { listedFacts } from '../../resort/stay-facts.ts'
import { termsInShort } from '../../resort/terms.ts'
import { driveTimeInFull } from '../../resort/driving-times-in-words.ts'
import { otherRatesOf } from './StayRates.tsx'

/** Names side by side, with each dot at the end of its line: "Desk · Garden outlook". */
const inLine = (texts: readonly string[]) => texts.map(plainText).join('\u00a0· ')

const closedDays = (areMeant: (ids: readonly string[]) => boolean) =>
  closed
    .filter((each) => areMeant(each.stays))
    .map((span) => fill(words.closed, { days: spanText(span, ui.prices.days) }))

const factsOfStays = stays.map((stay) => {
  const perNight = fill(words.perNight, { guests: guestsMarked(stay.occupancy, ui.prices) })
  const local = aboutLocalSum(stay)
  const others = otherRatesOf(stay).map(({ name, priceUsd, notes }) =>
    [`${name} ${usd(priceUsd)}`, ...notes].join(', '),
  )
  const has = inLine([
    ...listedFacts(stay).map(({ text }) => text),
    ...stay.features,
    ...stay.amenities.map(({ text }) => text),
  ])
  const units = stay.units === null ? [] : [fill(words.units, { count: stay.units })]
  return {
    id: stay.id,
    name: stay.name,
    picture: mainPicture(stay),
    price: upperFirst(priceInLine(stay, ui.prices)),
    perNight: [perNight, local && `${upperFirst(local)}.`].filter(Boolean).join(' '),
    has: `${has}. ${[...units, ...others, ...closedDays((ids) => ids.includes(stay.id))].join(' · ')}`.trim(),
  }
})

const { weekdays, weekend } = site.hours

const town = fill(words.town, {
  time: fill(ui.durations.minutes.other, { count: asReadAloud(rangeMarked(site.townCentreMinutes, ui.prices)) }),
})

/** What is on the sheet for agents and for the guest's folder, on paper and to share (F4). */
export const facts = {
  title: site.name,
  address: postalAddress,
  web: site.siteUrl,
  reach: fill(words.reach, { phone, whatsapp: whatsAppNumber, email: site.email }),
  stays: factsOfStays,
  published: [
    fill(words.published, { date: formatDay(import.meta.env.BUILD_DAY) }),
    ...(localCurrency ? [fill(words.currency, { date: formatDay(localCurrency.date) })] : []),
    ...closedDays((ids) => ids.length === 0).map((days) => `${days}.`),
  ].join(' '),
  distances: `${[town, ...drives.map((place) => `${place.name} ${driveTimeInFull(place)}`)].join(', ')}.`,
  where: plainText(words.where),
  /** What a guest need not ask about. */
  answers: plainText(
    questions
      .filter(({ mayAsk }) => !mayAsk)
      .map(({ answer }) => answer)
      .join(' '),
  ),
  agents: words.agents,
  /** With marks, for `Text`. */
  hours: [
    `${ui.hours.weekdays} ${hoursRange(weekdays)}`,
    `${ui.hours.weekend} ${hoursRange(weekend)}`,
    `${ui.hours.emergency} ${ui.hours.always}`,
  ].join(' · '),
}

export const factsAsText = [
  `${facts.title}, ${facts.address}`,
  ...facts.stays.map(({ name, price, perNight, has }) => [name, price, plainText(perNight), has].join(' ')),
  facts.published,
  termsInShort.join(' · '),
  facts.where,
  `${words.distances}: ${facts.distances}`,
  facts.answers,
  `${ui.hours.heading}: ${plainText(facts.hours)}`,
  facts.reach,
  facts.agents,
].join('\n')
