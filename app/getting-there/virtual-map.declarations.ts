/** Made by `tools/map.ts` from `assets/map/` and the places of the content. */
declare module 'virtual:map' {
  const drawing: import('./map-drawing.ts').MapDrawing
  export default drawing
}
