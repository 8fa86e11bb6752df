/**
 * Which structured data each page has; json-ld-nodes.ts has what they say of a stay, a place and the resort. A data block,
 * which the Content-Security-Policy need not allow.
 */
import { paths } from '../../lib/paths.ts'
import { mainPicture } from '../../app/resort/main-picture.ts'
import type { Rate } from '../../lib/prices.ts'
import type { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'
import { pageSummaries } from './page-summaries.ts'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite, type ResortOnPage } from './json-ld-nodes.ts'
import type { SocialCard } from './social-cards.ts'

/** The stays on the home page, if the lowest and the highest price of the resort are among theirs. */
function ratesAtHome({ home, accommodations: { stays } }: Content): Rate[] {
  const shown = stays.filter(({ id }) => home.accommodations.cards.some(({ stay }) => stay === id))
  const sums = shown.map(({ priceUsd }) => priceUsd)
  const isWithin = stays.every(({ priceUsd }) => Math.min(...sums) <= priceUsd && priceUsd <= Math.max(...sums))
  return isWithin ? shown : []
}

/** What only some pages say about the resort. That they do is tested in `tests/site/found.test.ts`. */
function onlyOn(path: string, content: Content): Partial<ResortOnPage> {
  const { accommodations, location, terms } = content
  const { stays } = accommodations
  switch (path) {
    case paths.home:
      return { rates: ratesAtHome(content) }
    case paths.about:
      return { rates: stays }
    case paths.accommodations: {
      const { arrival, payment } = terms.terms
      const waysToPay = payment.answer?.ways.map((way) => terms.answers.ways[way]) ?? []
      const amenities = accommodations.inEveryStay.items.map(({ text }) => text)
      return { rates: stays, stays, amenities, times: arrival.answer, waysToPay }
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
 */
export function structuredData(
  content: Content,
  path: string,
  card: SocialCard,
  addressOf: (picture: PictureChoice) => string,
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
      ...onlyOn(path, content),
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
