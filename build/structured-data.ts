/** Writes the JSON-LD of each page: a data block, which the Content-Security-Policy need not allow. */
import { parse } from 'node-html-parser'
import { paths } from '../app/lib/paths.ts'
import { attraction, breadcrumbs, jsonLd, resort, room, webSite, type Shows } from '../app/lib/structured-data.ts'
import type { Content } from '../content/schema.ts'
import { pageSummaries } from './page-summaries.ts'

/** Finds words in the text of a page and in its links. A number that is part of a longer one does not count. */
export function shownOn(html: string): Shows {
  const page = parse(html)
  const links = page.querySelectorAll('[href]').map((link) => link.getAttribute('href') ?? '')
  const text = [page.text, ...links].join('\n').replaceAll(/\s+/g, ' ')
  return (words) => {
    const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // Words may follow a number without a space, where they are in separate elements.
    const before = /^\d/.test(words) ? String.raw`(?<!\d)` : ''
    const after = /\d$/.test(words) ? String.raw`(?!\d)` : ''
    return new RegExp(before + literal + after).test(text)
  }
}

/**
 * The data block of a page, or nothing for a page without an address of its own.
 *
 * @param rendered the page's own HTML
 */
export function structuredData(content: Content, path: string, rendered: string): string {
  const { site, accommodations, enjoyments, location } = content
  const { siteUrl } = site
  const page = pageSummaries(content).find((each) => each.path === path)
  if (!page) return ''
  const stays = path === paths.accommodations ? accommodations.stays : []
  const places = path === paths.location ? location.nearby.places : []
  const amenities = enjoyments.experiences.map(({ name }) => name)
  const text = jsonLd([
    resort({ ...site, social: path === paths.home ? site.social : [] }, amenities, stays, shownOn(rendered)),
    ...stays.map((stay) => room(siteUrl, stay)),
    ...places.map((place) => attraction(siteUrl, place)),
    path === paths.home
      ? webSite(site)
      : breadcrumbs(siteUrl, [{ name: site.name, path: paths.home }, { name: page.label, path }]),
  ])
  return `<script type="application/ld+json">${text}</script>`
}
