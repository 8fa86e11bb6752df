/** Writes the JSON-LD of each page: a data block, which the Content-Security-Policy need not allow. */
import { paths } from '../../lib/paths.ts'
import { mainPicture } from '../../app/resort/main-picture.ts'
import type { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'
import { pageSummaries } from './page-summaries.ts'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite, type ResortOnPage } from './schema-org.ts'
import type { SocialCard } from './social-cards.ts'

/** What only one page says about the resort. That it does is tested in `tests/site/found.test.ts`. */
function onlyOn(
  path: string,
  { site, home, accommodations, enjoyments, location, terms }: Content,
): Partial<ResortOnPage> {
  switch (path) {
    case paths.home: {
      const shown = home.enjoyments.cards.map(({ experience }) => experience)
      const amenities = enjoyments.experiences.filter(({ id }) => shown.includes(id)).map(({ name }) => name)
      return { hours: site.hours, social: site.social, amenities }
    }
    case paths.accommodations: {
      const { arrival, payment } = terms.terms
      const waysToPay = payment.answer?.ways.map((way) => terms.answers.ways[way]) ?? []
      return { stays: accommodations.stays, times: arrival.answer, waysToPay }
    }
    case paths.enjoyments:
      return { amenities: enjoyments.experiences.map(({ name }) => name) }
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
