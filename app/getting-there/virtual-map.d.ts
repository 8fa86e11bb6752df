/** Written by `build/map.ts` while building, from `assets/map/region.geojson`. */
declare module 'virtual:map' {
  import type { MapDrawing } from './map-drawing.ts'

  const drawing: MapDrawing
  export default drawing
}
