/** Written by `build/map.ts` while building, from `assets/map/region.geojson`. */
declare module 'virtual:map' {
  const drawing: import('./map-drawing.ts').MapDrawing
  export default drawing
}
