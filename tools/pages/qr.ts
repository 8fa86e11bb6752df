/** Draws the QR code while building, so that the browser needs no library for it. */
import makeQr from 'qrcode-generator'

/** The white margin that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4

/**
 * The smallest code for a text, with error correction for 15 % of damage, since paper gets folded. `size`: its width in
 * modules, with the margin; `d`: path data of the dark ones. @throws where the text is longer than 2331 bytes
 */
export function drawQr(text: string) {
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
