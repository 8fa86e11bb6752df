/** The two faces of the site in `assets/fonts/`, as files of any kind of font, with their licences beside them. */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { contentSchemas } from '../../content/schema.ts'
import { missingLettersIn, type Letters } from '../content/missing-letters.ts'
import { ProblemsFound } from '../content/problem.ts'
import { placeIn, readSource, type Files } from '../content/read-yaml.ts'
import { root as project } from '../root.ts'

export const faceNames = ['texts', 'headings'] as const
type FaceName = (typeof faceNames)[number]

const refuse = (says: string) => new ProblemsFound([{ says, at: { file: 'assets/fonts', path: [] } }])

const endings = ['woff2', 'woff', 'otf', 'ttf']

/** The file of a face. @throws ProblemsFound where there is not just one */
export function faceFile(root: string, name: FaceName): string {
  const folder = join(root, 'assets/fonts')
  const files = readdirSync(folder).filter((file) => endings.some((ending) => file === `${name}.${ending}`))
  const [file] = files
  if (file !== undefined && files.length === 1) return join(folder, file)
  const wanted = endings.map((ending) => `${name}.${ending}`).join(', ')
  throw refuse(
    files.length > 1
      ? `holds ${files.join(' and ')}: one of them is the face of ${name}; take the other out.`
      : `holds no face of ${name}: put one of ${wanted} there.`,
  )
}

export const unpackedFace = async (file: string): Promise<Buffer> =>
  subsetFont(readFileSync(file), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })

/** What a font calls its family: the entry 16, or else 1, of its table of names. */
export function familyOf(font: Buffer): string {
  const face = new Face(new Blob(font))
  return face.getName(16, 'en') || face.getName(1, 'en')
}

/** The licences beside the faces, as they are written. @throws ProblemsFound where there is none */
export function faceLicences(root: string): { kind: string; text: string }[] {
  const folder = join(root, 'assets/fonts')
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  if (files.length === 0) throw refuse('holds no licence: put the one that came with the fonts there, as a .txt file.')
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

/** All characters of a keyboard, because the preview of the message shows what guests type. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))

/** Characters that the code adds to the content, such as no-break spaces and dashes in dates and prices. */
const added = '\u{A0}\u{2009}\u{202F}–—‘’“”…·•×−→←↗°©½'

/** The characters that the built pages may contain, where they show all these words: the content, names on the map. */
export function charactersOf(...shown: unknown[]): string {
  // Some keyboards type a letter and its accent apart; fonts hold them as one.
  const written = JSON.stringify(shown)
  const words = written.normalize('NFC')
  // Small lines above headings are set in capitals.
  return [...new Set(ascii + added + written + words + words.toUpperCase())].toSorted().join('')
}

/** Kerning, ligatures, lining and tabular figures, accents. */
const features = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'tnum']

/** Subsets of the fonts, without hinting, which only old Windows screens need: it is a third of Young Serif. */
export async function writeFonts(characters: string, { root, outDir }: { root: string; outDir: string }) {
  await mkdir(outDir, { recursive: true })
  for (const name of faceNames) {
    const whole = readFileSync(faceFile(root, name))
    const font = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures: features, noHinting: true })
    await writeFile(join(outDir, `${name}.woff2`), font)
  }
}

export async function lettersOf(file: string): Promise<Set<string>> {
  const codes = new Face(new Blob(await unpackedFace(file))).collectUnicodes()
  return new Set(Array.from(codes, (each) => String.fromCodePoint(each)))
}

let ofFaces: Promise<Letters> | undefined

/** Read once: the faces stay as they are while a command runs. */
export function lettersOfFaces(): Promise<Letters> {
  const read = (name: FaceName) => lettersOf(faceFile(project, name))
  ofFaces ??= Promise.all([read('headings'), read('texts')]).then(([headings, texts]) => ({ headings, texts }))
  return ofFaces
}

/** A browser would take letters of another face in mid-word. @throws ProblemsFound where content needs any */
export async function checkLetters(files: Files): Promise<void> {
  const letters = await lettersOfFaces()
  const problems = Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(files, `content/${name}.yaml`)
    return missingLettersIn(name, source.data, letters).map(({ path, says }) => ({ says, at: placeIn(source, path) }))
  })
  if (problems.length > 0) throw new ProblemsFound(problems)
}
