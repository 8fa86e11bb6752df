/**
 * Which structured data each page has; json-ld-nodes.ts has what they say of a stay, a place and the resort. They are a
 * data block, which the Content-Security-Policy need not allow.
 */
import { paths } from '../../lib/paths.ts'
import { mainPicture } from '../../app/resort/main-picture.ts'
import { addDays, type PlainDate } from '../../lib/dates.ts'
import { isYearly } from '../../lib/rates.ts'
import type { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'
import { pageSummaries } from './page-summaries.ts'
import {
  attraction,
  breadcrumbs,
  jsonLd,
  resort,
  room,
  webSite,
  type DatedPrice,
  type ResortOnPage,
} from './json-ld-nodes.ts'
import type { SocialCard } from './social-cards.ts'

const priceOf = ({ priceUsd }: { priceUsd: number }) => priceUsd

/** Every price of the resort, in season and out of it. */
const allSums = ({ accommodations: { stays, seasons } }: Content): number[] =>
  [...stays, ...seasons.flatMap(({ prices }) => prices)].map(priceOf)

/** These prices, if the lowest and the highest of the resort are among them: a page tells no others. */
function sumsShown(content: Content, shown: readonly { priceUsd: number }[]): number[] {
  const sums = shown.map(priceOf)
  const isWithin = allSums(content).every((sum) => Math.min(...sums) <= sum && sum <= Math.max(...sums))
  return isWithin ? sums : []
}

/** The seasons that are not over on a day, with their next days where they are every year's. */
function datedPrices({ accommodations: { seasons } }: Content, today: PlainDate): DatedPrice[] {
  const year = Number(today.slice(0, 4))
  return seasons.flatMap((season): DatedPrice[] => {
    const turns = season.until < season.from ? 1 : 0
    const spans = isYearly(season)
      ? [-1, 0, 1].map((more) => ({
          from: `${year + more}-${season.from}`,
          until: `${year + more + turns}-${season.until}`,
        }))
      : [season]
    const next = spans.find(({ until }) => until >= today)
    if (!next) return []
    // A leap day stands for the day before it in other years.
    const dayOf = (day: string) => (day.endsWith('-02-29') ? addDays(`${day.slice(0, 4)}-03-01`, -1) : day)
    const span = { from: dayOf(next.from), until: dayOf(next.until) }
    return season.prices.map(({ stay, priceUsd }) => ({ stay, ...span, priceUsd }))
  })
}

/** What only some pages say about the resort. That they do is tested in `tests/site/found.test.ts`. */
function onlyOn(path: string, content: Content, today: PlainDate): Partial<ResortOnPage> {
  const { home, accommodations, location, terms } = content
  const { stays } = accommodations
  switch (path) {
    case paths.home:
      return {
        sums: sumsShown(
          content,
          stays.filter(({ id }) => home.accommodations.cards.some(({ stay }) => stay === id)),
        ),
      }
    case paths.about:
      return { sums: sumsShown(content, stays) }
    case paths.accommodations: {
      const { arrival, payment } = terms.terms
      const waysToPay = payment.answer?.ways.map((way) => terms.answers.ways[way]) ?? []
      const dated = datedPrices(content, today)
      return { sums: allSums(content), stays, dated, times: arrival.answer, waysToPay }
    }
    case paths.location: {
      const amenities = location.highlights.filter(({ isAmenity }) => isAmenity).map(({ heading }) => heading)
      return { hasGate: true, amenities }
    }
    default:
      return {}
  }
}

/**
 * The data block of a page, or nothing for a page without an address of its own.
 *
 * @param addressOf the address of a picture, from the root
 * @param today at the resort
 */
export function structuredData(
  content: Content,
  path: string,
  card: SocialCard,
  addressOf: (picture: PictureChoice) => string,
  today: PlainDate,
): string {
  const { site, accommodations, location } = content
  const { siteUrl } = site
  const summary = pageSummaries(content).find((each) => each.path === path)
  if (!summary) return ''
  const { blurb } = site.footer
  const text = jsonLd([
    resort(site, {
      description: blurb,
      image: card.src,
      foundedYear: blurb.includes(String(site.foundedYear)) ? site.foundedYear : undefined,
      ...onlyOn(path, content, today),
    }),
    ...(path === paths.accommodations
      ? accommodations.stays.map((stay) => room(siteUrl, stay, addressOf(mainPicture(stay))))
      : []),
    ...(path === paths.location ? location.nearby.places.map((place) => attraction(siteUrl, place)) : []),
    path === paths.home
      ? webSite(site)
      : breadcrumbs(siteUrl, [
          { name: site.name, path: paths.home },
          { name: summary.label, path },
        ]),
  ])
  return `<script type="application/ld+json">${text}</script>`
}
