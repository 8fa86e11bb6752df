/** Made by `tools/map.ts` from `assets/map/` and the places of the content. */
declare module 'virtual:map' {
  const drawing: import('./drawings.ts').MapDrawing
  export default drawing
}

/** Written by `tools/pages/qr.ts` while building: the address of the location page. */
declare module 'virtual:qr' {
  const code: import('./drawings.ts').QrDrawing
  export default code
}
