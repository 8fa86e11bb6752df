/** Letters that a face does not have: a browser would take others in mid-word, and share cards leave them out. */
import { Blob, Face } from 'harfbuzzjs'
import { contentSchemas } from '../../content/schema.ts'
import { missingLettersIn, type Letters } from '../content/letters.ts'
import { ProblemsFound } from '../content/problem.ts'
import { placeIn, readSource, type Files } from '../content/source.ts'
import { root as project } from '../root.ts'
import { faceFile, unpackedFace, type FaceName } from './font-files.ts'

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

/** @throws ProblemsFound where texts in content/*.yaml hold letters that their face does not have */
export async function checkLetters(files: Files): Promise<void> {
  const letters = await lettersOfFaces()
  const problems = Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(files, `content/${name}.yaml`)
    return missingLettersIn(name, source.data, letters).map(({ path, says }) => ({ says, at: placeIn(source, path) }))
  })
  if (problems.length > 0) throw new ProblemsFound(problems)
}
