/**
 * Letters that the faces of the site do not have. A browser would take them from another face, in the middle of a word,
 * and share cards would leave them out.
 */
import { Blob, Face } from 'harfbuzzjs'
import { contentSchemas } from '../../content/schema.ts'
import { ProblemsFound, type Path } from '../content/problem.ts'
import { placeIn, readSource } from '../content/source.ts'
import { walkTexts } from '../content/walk.ts'
import { root as project } from '../root.ts'
import { faceFile, unpackedFace, type FaceName } from './font-files.ts'

export type Letters = { headings: ReadonlySet<string>; texts: ReadonlySet<string> }

/** Fields that pages set in the display face: headings and names, questions, quotes, words on captions. */
const isDisplayed = (path: Path) =>
  path.some((step) => /^(?:heading|name|question|caption|quote|price)$/i.test(String(step)))

export async function lettersOf(file: string): Promise<Set<string>> {
  return new Set(
    Array.from(new Face(new Blob(await unpackedFace(file))).collectUnicodes(), (each) => String.fromCodePoint(each)),
  )
}

let ofFaces: Promise<Letters> | undefined

/** Read once: the faces stay as they are while a command runs. */
export function lettersOfFaces(): Promise<Letters> {
  const read = (name: FaceName) => lettersOf(faceFile(project, name))
  ofFaces ??= Promise.all([read('headings'), read('texts')]).then(([headings, texts]) => ({ headings, texts }))
  return ofFaces
}

/** What a value of a content file holds that its face does not have. @param path of the value */
export function missingLettersIn(
  file: string,
  value: unknown,
  letters: Letters,
  path: Path = [],
): { path: Path; says: string }[] {
  if (file === 'unconfirmed' || file === 'pictures') return []
  const found: ReturnType<typeof missingLettersIn> = []
  walkTexts(value, (text, inner) => {
    const whole = [...path, ...inner]
    const face = isDisplayed(whole) ? 'headings' : 'texts'
    const missing = [...new Set(text.normalize('NFC'))].filter((each) => /\S/.test(each) && !letters[face].has(each))
    if (missing.length === 0) return
    const signs = missing.slice(0, 4).map((letter) => `“${letter}”`)
    const others = missing.length > 4 ? ` and ${missing.length - 4} more` : ''
    const says = `holds ${signs.join(' and ')}${others}, which the typeface of ${face} does not have: write it with other letters`
    found.push({ path: whole, says })
  })
  return found
}

/** @throws ProblemsFound where texts in content/*.yaml hold letters that their face does not have */
export async function checkLetters(root: string): Promise<void> {
  const letters = await lettersOfFaces()
  const problems = Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(root, `content/${name}.yaml`)
    return missingLettersIn(name, source.data, letters).map(({ path, says }) => ({ says, at: placeIn(source, path) }))
  })
  if (problems.length > 0) throw new ProblemsFound(problems)
}
