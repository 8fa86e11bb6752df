/**
 * What messengers and networks read of a page (Open Graph; X takes from it what it has no tag of its own for). They
 * ask for every address anew and run no scripts, so these tags are written while building and cost the app nothing.
 */
import type { PageSummary } from './page-summaries.ts'
import type { SocialCard } from './social-cards.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

const attribute = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? sign)

type Site = { siteUrl: string; name: string }

/** The tags of one page, a line each; addresses are whole, as networks want them. */
export function socialTags({ siteUrl, name }: Site, { path, head }: PageSummary, card: SocialCard): string {
  const openGraph: [string, string | number][] = [
    ['title', head.title],
    ['description', head.description],
    ['type', 'website'],
    ['url', `${siteUrl}${path}`],
    ['site_name', name],
    ['image', `${siteUrl}${card.src}`],
    ['image:width', card.width],
    ['image:height', card.height],
    ['image:alt', card.alt],
  ]
  return [
    ...openGraph.map(([property, content]) => `<meta property="og:${property}" content="${attribute(String(content))}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image:alt" content="${attribute(card.alt)}">`,
  ].join('\n')
}
