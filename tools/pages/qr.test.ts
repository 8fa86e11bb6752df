import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQr } from './qr.ts'

/** The drawing as rows of modules, true where it is dark. */
function modules({ size, d }: { size: number; d: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return rows
}

/** The square in three of the corners by which a reader finds the code. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

const address = fc.webUrl({ withQueryParameters: true }).filter((url) => url.length < 150)

describe('the code', () => {
  it('has its three squares, and four modules of white all round', () => {
    fc.assert(
      fc.property(address, (text) => {
        const drawing = drawQr(text)
        const rows = modules(drawing)
        const at = (x: number, y: number) =>
          rows.slice(y, y + 7).map((row) =>
            row
              .slice(x, x + 7)
              .map((isDark) => (isDark ? '#' : '.'))
              .join(''),
          )
        const far = drawing.size - 4 - 7
        expect(at(4, 4)).toEqual(finder)
        expect(at(far, 4)).toEqual(finder)
        expect(at(4, far)).toEqual(finder)
        const edge = [0, 1, 2, 3, drawing.size - 4, drawing.size - 3, drawing.size - 2, drawing.size - 1]
        for (const i of edge) expect([...(rows[i] ?? []), ...rows.map((row) => row[i])]).not.toContain(true)
      }),
      { numRuns: 20 },
    )
  })

  it('draws nothing but whole modules, and the same every time', () => {
    const { text, size, d } = drawQr('https://resort.example/location')
    expect(d.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, '')).toBe('')
    expect(drawQr(text)).toEqual({ text, size, d })
    // 17 modules and four for each version (ISO/IEC 18004), and the white around them.
    expect((size - 8 - 17) % 4).toBe(0)
  })
})
