import type { Plugin } from 'vite'
import type { MapDrawing } from '../../app/getting-there/map-drawing.ts'
import type { Content } from '../../content/schema.ts'
import { writeAsset } from '../pages/asset.ts'
import { drawMap, viewBoxOf } from './drawing.ts'
import { layOut, type Layout } from './layout.ts'
import { frameOf, resortOf } from './places.ts'
import type { Region } from './region.ts'
import { routesOf } from './routes.ts'
import { sheetOf, type Sheet } from './sheet.ts'

/** The sheet with everything on it; without a region a plain one, with rings for the distances. */
export function composeMap(content: Content, region: Region | undefined): { sheet: Sheet; layout: Layout } {
  const { site, location } = content
  const sheet = sheetOf(region?.features ?? [], frameOf(content, region))
  const words = {
    resort: site.name,
    city: site.address.city,
    // Without a pin the mark stands where the town is.
    isInCity: site.place.gate === null,
    kilometres: location.map.kilometres,
  }
  return { sheet, layout: layOut(sheet, resortOf(content), location.nearby.places, words, region === undefined) }
}

/** Writes the map of the region to `publicDir`, so that the site needs no map library, no tiles and no other host. */
export async function prepareMap(content: Content, region: Region | undefined, publicDir: string): Promise<MapDrawing> {
  const { sheet, layout } = composeMap(content, region)
  const viewBox = viewBoxOf(sheet)
  return {
    day: await writeAsset(publicDir, 'map.svg', drawMap(sheet, layout, 'light')),
    evening: await writeAsset(publicDir, 'evening-map.svg', drawMap(sheet, layout, 'dark')),
    viewBox: viewBox.join(' '),
    width: viewBox[2],
    height: viewBox[3],
    credit: region?.credit,
    labels: layout.labels,
    resort: layout.resort,
    pins: layout.pins,
    routes: routesOf(sheet, layout),
  }
}

/** Gives the map to the page as the module `virtual:map`. */
export function mapPlugin(map: () => MapDrawing): Plugin {
  const id = '\0virtual:map'
  return {
    name: 'site-map',
    resolveId: (source) => (source === 'virtual:map' ? id : undefined),
    load: (requested) => (requested === id ? `export default ${JSON.stringify(map())}` : undefined),
  }
}
