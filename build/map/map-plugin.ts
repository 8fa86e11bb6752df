import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { MapDrawing } from '../../app/getting-there/map-drawing.ts'
import type { Content } from '../../content/schema.ts'
import { writeAsset } from '../asset.ts'
import { drawMap, viewBoxOf } from './drawing.ts'
import { labelsOf, pinsOf, resortOf } from './labels.ts'
import type { Region } from './region.ts'
import { routesOf } from './routes.ts'
import { sheetOf } from './sheet.ts'

export function readRegion(): Region {
  return JSON.parse(readFileSync(new URL('../../assets/map/region.geojson', import.meta.url), 'utf8')) as Region
}

/** Writes the map of the region to `publicDir`, so that the site needs no map library, no tiles and no other host. */
export async function prepareMap({ site, location }: Content, publicDir: string): Promise<MapDrawing> {
  const sheet = sheetOf(readRegion())
  const pins = pinsOf(sheet, location.nearby.places)
  const viewBox = viewBoxOf(sheet)
  return {
    day: await writeAsset(publicDir, 'map.svg', drawMap(sheet, pins, 'light')),
    evening: await writeAsset(publicDir, 'evening-map.svg', drawMap(sheet, pins, 'dark')),
    viewBox: viewBox.join(' '),
    width: viewBox[2],
    height: viewBox[3],
    labels: labelsOf(sheet, { resort: site.name, kilometres: location.map.kilometres }),
    resort: resortOf(sheet),
    pins,
    routes: routesOf(sheet, pins),
  }
}

/** Gives the map to the page as the module `virtual:map`. */
export function mapPlugin(map: MapDrawing): Plugin {
  const id = '\0virtual:map'
  return {
    name: 'site-map',
    resolveId: (source) => (source === 'virtual:map' ? id : undefined),
    load: (requested) => (requested === id ? `export default ${JSON.stringify(map)}` : undefined),
  }
}
