/** Writes the JSON-LD of each page: a data block, which the Content-Security-Policy need not allow. */
import { parse, type HTMLElement } from 'node-html-parser'
import { paths } from '../../lib/paths.ts'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite, type Shows } from './schema-org.ts'
import { escapeRegExp } from '../../lib/text.ts'
import type { Content } from '../../content/schema.ts'
import { pageSummaries } from './page-summaries.ts'
import type { SocialCard } from './social-cards.ts'

/** Finds words in the text of a page and in its links. A number that is part of a longer one does not count. */
export function shownOn(html: string): Shows {
  const page = parse(html)
  const links = page.querySelectorAll('[href]').map((link) => link.getAttribute('href') ?? '')
  const text = [page.text, ...links].join('\n').replaceAll(/\s+/g, ' ')
  return (words) => {
    // Words may follow a number without a space, where they are in separate elements.
    const before = /^\d/.test(words) ? String.raw`(?<!\d)` : ''
    const after = /\d$/.test(words) ? String.raw`(?!\d)` : ''
    return new RegExp(before + escapeRegExp(words) + after).test(text)
  }
}

/** The address of the first picture in an element of the page. */
function pictureIn(page: HTMLElement, id: string): string {
  const found = page.getElementById(id)?.querySelector('img[src^="/pictures/"]')?.getAttribute('src')
  if (found === undefined) throw new Error(`The page shows no picture of ${id}.`)
  return found
}

/**
 * The data block of a page, or nothing for a page without an address of its own.
 *
 * @param rendered the page's own HTML
 */
export function structuredData(content: Content, path: string, rendered: string, card: SocialCard): string {
  const { site, accommodations, enjoyments, location, terms } = content
  const { siteUrl } = site
  const summary = pageSummaries(content).find((each) => each.path === path)
  if (!summary) return ''
  const page = parse(rendered)
  const stays = path === paths.accommodations ? accommodations.stays : []
  const places = path === paths.location ? location.nearby.places : []
  const amenities = [
    ...enjoyments.experiences.map(({ name }) => name),
    ...location.highlights.filter(({ isAmenity }) => isAmenity).map(({ heading }) => heading),
  ]
  const waysToPay = terms.terms.payment.answer?.ways.map((way) => terms.answers.ways[way]) ?? []
  const text = jsonLd([
    resort(
      { ...site, social: path === paths.home ? site.social : [] },
      {
        description: site.footer.blurb,
        image: card.src,
        amenities,
        rates: accommodations.stays,
        stays,
        // Told where they are answered.
        times: path === paths.accommodations ? terms.terms.arrival.answer : null,
        waysToPay: path === paths.accommodations ? waysToPay : [],
      },
      shownOn(rendered),
    ),
    ...stays.map((stay) => room(siteUrl, stay, pictureIn(page, stay.id))),
    ...places.map((place) => attraction(siteUrl, place)),
    path === paths.home
      ? webSite(site)
      : breadcrumbs(siteUrl, [
          { name: site.name, path: paths.home },
          { name: summary.label, path },
        ]),
  ])
  return `<script type="application/ld+json">${text}</script>`
}
