/** Written by `build/qr.ts` while building: the address of the location page. */
declare module 'virtual:qr' {
  import type { QrDrawing } from './QrCode.tsx'

  const code: QrDrawing
  export default code
}
