/**
 * Turns lines of text into outlines, with the site's own fonts: the SVG renderer (librsvg) knows only installed fonts,
 * and no WOFF2.
 */
import { Blob, Buffer as Line, Face, Feature, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { unpackedFace } from './faces.ts'

export type SetLine = {
  /** SVG with the baseline starting at 0, 0. */
  svg: string
  /** In pixels. */
  width: number
}

export type Typeface = (text: string, style: { size: number; tracking?: number }) => SetLine

/**
 * Loads a font.
 *
 * @param file a WOFF2
 * @param axes position of a variable font, e.g. `{ wght: 600 }`; a font without the axis stays as it is
 * @returns a function that sets a line: `size` in pixels per em, `tracking` in ems between letters
 */
export async function loadTypeface(file: string, axes: Record<string, number> = {}): Promise<Typeface> {
  const plain = await unpackedFace(file)
  const has = new Face(new Blob(plain)).getAxisInfos()
  const variationAxes = Object.fromEntries(Object.entries(axes).filter(([name]) => name in has))
  const whole = await subsetFont(plain, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes })
  const face = new Face(new Blob(whole))
  const font = new Font(face)
  return (text, { size, tracking = 0 }) => {
    const line = new Line()
    line.addText(text)
    line.guessSegmentProperties()
    shape(font, line, [new Feature('lnum')])
    const scale = size / face.upem
    let x = 0
    const glyphs = line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const path = font.glyphToPath(codepoint)
      const at = `translate(${x + xOffset} ${yOffset})`
      x += xAdvance + tracking * face.upem
      return path && `<path transform="${at}" d="${path}"/>`
    })
    const width = Math.max(0, x - tracking * face.upem) * scale
    return { svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`, width }
  }
}
