/** Written by `tools/pages/qr.ts` while building: the address of the location page. */
declare module 'virtual:qr' {
  const code: import('./QrCode.tsx').QrDrawing
  export default code
}
