/** The words that guests read, as the owner has them, with facts filled in. */
import { paths } from '../../../lib/paths.ts'
import { loadContent } from '../../../tools/content/load.ts'
import { isOnMap, readMap } from '../../../tools/content/map.ts'
import { root } from '../../../tools/root.ts'

const { content } = loadContent(root)
if (content === null) throw new Error('The content has problems: npm run check tells them.')

export const {
  about,
  accommodations,
  days,
  enjoyments,
  enquiry,
  home,
  location,
  pictures,
  planner,
  site,
  terms,
  ui,
  postcard,
  'not-found': notFound,
} = content

/** The numbers of the places that have a pin on the map. */
export const pinned = location.nearby.places.flatMap(({ coordinates }, at) =>
  isOnMap(readMap(root).map, coordinates) ? [at + 1] : [],
)

/** The address of a page that the menu leads to. */
export const menuPage =
  site.navigation.map(({ to }) => paths[to]).find((path) => /^\/[\w-]+$/.test(path)) ?? paths.accommodations
