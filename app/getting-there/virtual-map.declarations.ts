/** Made by `tools/map/` while building, from `assets/map/region.geojson` and the places of the content. */
declare module 'virtual:map' {
  const drawing: import('./map-drawing.ts').MapDrawing
  export default drawing
}
