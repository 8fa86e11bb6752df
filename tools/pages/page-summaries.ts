/** What search engines and previews of links need to know of each page. */
import { paths } from '../../lib/paths.ts'
import { plainText } from '../../lib/text.ts'
import { mainPicture } from '../../lib/picture-data.ts'
import type { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'

export type PageSummary = {
  path: string
  slug: string
  label: string
  head: { title: string; description: string }
  heading: string
  picture: PictureChoice
}

/** A page with what is shown beside a link to it. */
export type SharedPage = PageSummary & { card: { src: string; width: number; height: number; alt: string } }

/** The five pages with an address. The 404 page has none. */
export function pageSummaries(content: Content): PageSummary[] {
  const { site, home, accommodations, enjoyments, location, about } = content
  const [stay] = accommodations.stays
  const [experience] = enjoyments.experiences
  if (!stay || !experience) throw new Error('There is no stay or no experience to picture its page with.')
  const page = (
    path: string,
    { head, heading, picture }: Pick<PageSummary, 'head' | 'heading' | 'picture'>,
  ): PageSummary => ({
    path,
    slug: path === paths.home ? 'home' : path.slice(1),
    label: site.navigation.find(({ to }) => paths[to] === path)?.label ?? site.name,
    head,
    heading: plainText(heading),
    picture,
  })
  return [
    page(paths.home, { head: home.head, heading: home.hero.heading.join(' '), picture: home.sharedPicture }),
    page(paths.accommodations, { ...accommodations, picture: mainPicture(stay) }),
    page(paths.enjoyments, { ...enjoyments, picture: experience.picture }),
    page(paths.location, location),
    page(paths.about, about),
  ]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => escapes[sign] ?? sign)

type Site = { siteUrl: string; name: string; place: { countryCode: string } }

/**
 * The Open Graph tags of one page, a line each, with full addresses. Messengers and networks request every page
 * themselves and run no scripts, so the tags are written while building.
 */
export function socialTags({ siteUrl, name, place }: Site, { path, head, card }: SharedPage): string {
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
      ([property, content]) => `<meta property="og:${property}" content="${escapeHtml(String(content))}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image:alt" content="${escapeHtml(card.alt)}">`,
  ].join('\n')
}
