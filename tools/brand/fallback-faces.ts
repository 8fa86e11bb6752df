/**
 * Fits the faces that stand in until those of the site are there (app/styles/base.css) to other faces than the first
 * ones, so that lines keep their breaks: as wide as theirs, and as high.
 */
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs'
import type { Plugin } from 'vite'
import { faceFile, faceNames, unpackedFace, type FaceName } from './faces.ts'

/** Of an em: how wide a letter of English is, and how far lines reach above and below. */
export type FaceMetrics = { width: number; ascent: number; descent: number }

const sample = 'The quick brown fox jumps over the lazy dog near ten olive trees, 0123456789.'

export async function metricsOf(file: string): Promise<FaceMetrics> {
  const face = new Face(new Blob(await unpackedFace(file)))
  const font = new Font(face)
  const line = new Line()
  line.addText(sample)
  line.guessSegmentProperties()
  shape(font, line)
  const advance = line.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  const em = (units: number) => units / face.upem
  return { width: em(advance) / sample.length, ascent: em(ascender), descent: -em(descender) }
}

/** The faces for which the numbers of the sheet were found by looking, and how their stand-ins are called there. */
const first: Record<FaceName, FaceMetrics & { standIn: string }> = {
  headings: { standIn: 'Young Serif fallback', width: 0.496, ascent: 1.046, descent: 0.366 },
  texts: { standIn: 'Hanken fallback', width: 0.4569, ascent: 1, descent: 0.303 },
}

const isAlike = (one: FaceMetrics, other: FaceMetrics) =>
  (['width', 'ascent', 'descent'] as const).every((each) => Math.abs(one[each] - other[each]) < 0.001)

const inPerCent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/** The sheet with the numbers for these faces; as it is for the first ones. */
export function fitted(sheet: string, faces: Record<FaceName, FaceMetrics>): string {
  return sheet.replaceAll(/@font-face\s*\{[^}]*\}/g, (rule) => {
    const name = faceNames.find((each) => rule.includes(`"${first[each].standIn}`))
    if (!name || isAlike(faces[name], first[name])) return rule
    const { width, ascent, descent } = faces[name]
    const size = (Number(/size-adjust:\s*([\d.]+)%/.exec(rule)?.[1]) / 100) * (width / first[name].width)
    return rule
      .replace(/(size-adjust:\s*)[\d.]+%/, `$1${inPerCent(size)}`)
      .replace(/(ascent-override:\s*)[\d.]+%/, `$1${inPerCent(ascent / size)}`)
      .replace(/(descent-override:\s*)[\d.]+%/, `$1${inPerCent(descent / size)}`)
  })
}

export function fallbackFacesPlugin(root: string): Plugin {
  return {
    name: 'fallback-faces',
    enforce: 'pre',
    async transform(sheet, id) {
      if (!/\/app\/styles\/base\.css(?:$|\?)/.test(id)) return undefined
      const [texts, headings] = await Promise.all([
        metricsOf(faceFile(root, 'texts')),
        metricsOf(faceFile(root, 'headings')),
      ])
      return fitted(sheet, { texts, headings })
    },
  }
}
