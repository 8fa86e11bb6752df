/** Draws a code that telephones read, while building, so that no library for it reaches the guest. */
import makeQr from 'qrcode-generator'
import type { Plugin } from 'vite'
import type { QrDrawing } from '../app/getting-there/QrCode.tsx'

/** Modules of white around the code that readers ask for (ISO/IEC 18004). */
const QUIET = 4

/**
 * The smallest code that holds a text, mending up to 15 % of damage: paper gets folded. `text` is an address;
 * what is longer than any code can hold (2331 bytes) throws.
 */
export function drawQr(text: string): QrDrawing {
  const code = makeQr(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => {
    let d = ''
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue
      const start = column
      while (column + 1 < count && code.isDark(row, column + 1)) column += 1
      const length = column + 1 - start
      d += `M${start + QUIET} ${row + QUIET}h${length}v1h-${length}z`
    }
    return d
  })
  return { text, size: count + 2 * QUIET, d: rows.join('') }
}

/** Serves the code of `text` as `virtual:qr`. */
export function qrPlugin(text: string): Plugin {
  const id = '\0virtual:qr'
  return {
    name: 'site-qr',
    resolveId: (source) => (source === 'virtual:qr' ? id : undefined),
    load: (requested) => (requested === id ? `export default ${JSON.stringify(drawQr(text))}` : undefined),
  }
}
