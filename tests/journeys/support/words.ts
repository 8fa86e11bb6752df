/** The words that guests read, as the owner has them, with facts filled in. */
import { paths } from '../../../lib/paths.ts'
import { readContent } from '../../../tools/content/load.ts'
import { isOnMap, readMap } from '../../../tools/map.ts'
import { root } from '../../../tools/root.ts'

export const {
  about,
  accommodations,
  enquiry,
  home,
  location,
  site,
  terms,
  ui,
  postcard,
  'not-found': notFound,
} = readContent(root)

/** The numbers of the places that have a pin on the map. */
export const pinned = location.nearby.places.flatMap(({ coordinates }, at) =>
  isOnMap(readMap(root).map, coordinates) ? [at + 1] : [],
)

/** The address of a page that the menu leads to. */
export const menuPage =
  site.navigation.map(({ to }) => paths[to]).find((path) => /^\/[\w-]+$/.test(path)) ?? paths.accommodations
