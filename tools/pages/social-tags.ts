/**
 * The Open Graph tags that messengers and networks read. They request every page themselves and run no scripts, so the
 * tags are written while building and not by the app.
 */
import type { PageSummary } from './page-summaries.ts'
import type { SocialCard } from './social-cards.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const attribute = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? sign)

type Site = { siteUrl: string; name: string; place: { countryCode: string } }

/** The tags of one page, a line each, with full addresses. */
export function socialTags({ siteUrl, name, place }: Site, { path, head }: PageSummary, card: SocialCard): string {
  const openGraph: [string, string | number][] = [
    ['title', head.title],
    ['description', head.description],
    ['type', 'website'],
    ['url', `${siteUrl}${path}`],
    ['site_name', name],
    ['locale', `en_${place.countryCode}`],
    ['image', `${siteUrl}${card.src}`],
    ['image:width', card.width],
    ['image:height', card.height],
    ['image:alt', card.alt],
  ]
  return [
    ...openGraph.map(
      ([property, content]) => `<meta property="og:${property}" content="${attribute(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image:alt" content="${attribute(card.alt)}">`,
  ].join('\n')
}
