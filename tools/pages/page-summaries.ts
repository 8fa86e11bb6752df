/** What search engines and previews of links need to know of each page. */
import { paths } from '../../lib/paths.ts'
import { plainText } from '../../lib/text.ts'
import { mainPicture } from '../../app/resort/main-picture.ts'
import type { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'

export type PageSummary = {
  path: string
  /** Name in the addresses of files. */
  slug: string
  /** The text of links to the page. */
  label: string
  head: { title: string; description: string }
  /** The heading of the page, on one line. */
  heading: string
  /** The picture for previews. */
  picture: PictureChoice
}

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
