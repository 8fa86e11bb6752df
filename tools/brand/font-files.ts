/** The two faces of the site in `assets/fonts/`, as files of any kind of font, with their licences beside them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'

export const faceNames = ['texts', 'headings'] as const
export type FaceName = (typeof faceNames)[number]

/** The message is a sentence for whoever put the files there. */
class FaceProblem extends Error {
  override name = 'FaceProblem'
}

const endings = ['woff2', 'woff', 'otf', 'ttf']

/** The file of a face. @throws FaceProblem where there is not just one */
export function faceFile(root: string, name: FaceName): string {
  const folder = join(root, 'assets/fonts')
  const files = readdirSync(folder).filter((file) => endings.some((ending) => file === `${name}.${ending}`))
  const [file] = files
  if (file !== undefined && files.length === 1) return join(folder, file)
  const wanted = endings.map((ending) => `${name}.${ending}`).join(', ')
  throw new FaceProblem(
    files.length > 1
      ? `assets/fonts holds ${files.join(' and ')}: one of them is the face of ${name}; take the other out.`
      : `assets/fonts holds no face of ${name}: put one of ${wanted} there.`,
  )
}

/** The whole font, as every tool reads it. */
export const unpackedFace = async (file: string): Promise<Buffer> =>
  subsetFont(readFileSync(file), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })

/** What a font calls its family: the entry 16, or else 1, of its table of names. */
export function familyOf(font: Buffer): string {
  const face = new Face(new Blob(font))
  return face.getName(16, 'en') || face.getName(1, 'en')
}

/** The licences beside the faces, as they are written. @throws FaceProblem where there is none */
export function faceLicences(root: string): { kind: string; text: string }[] {
  const folder = join(root, 'assets/fonts')
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  if (files.length === 0)
    throw new FaceProblem('assets/fonts holds no licence: put the one that came with the fonts there, as a .txt file.')
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    const kind = /SIL OPEN FONT LICENSE/i.test(text)
      ? 'OFL-1.1'
      : /Apache License/i.test(text)
        ? 'Apache-2.0'
        : 'a licence of its own'
    return { kind, text }
  })
}
