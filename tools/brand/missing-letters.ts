/**
 * Letters that the display face does not have. A browser would take them from another face, in the middle of a word,
 * and share cards would leave them out.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { contentSchemas } from '../../content/schema.ts'
import type { Path, Problem } from '../content/problem.ts'
import { placeIn, readSource } from '../content/source.ts'
import { walkData } from '../content/walk.ts'
import { root as project } from '../root.ts'

/** Fields that pages set in the display face: headings and names, questions, quotes, words on captions. */
function isDisplayed(file: string, path: Path): boolean {
  if (file === 'unconfirmed' || file === 'pictures') return false
  return path.some((step) => /^(?:heading|name|question|caption|quote|price)$/i.test(String(step)))
}

/** Every character that a font has. */
export async function lettersOf(file: string): Promise<Set<string>> {
  const unpacked = await subsetFont(await readFile(file), undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Set(Array.from(new Face(new Blob(unpacked)).collectUnicodes(), (each) => String.fromCodePoint(each)))
}

/** A problem for each displayed text in content/*.yaml that holds letters which the display face does not have. */
export async function missingLetters(root: string): Promise<Problem[]> {
  const face = await lettersOf(join(project, 'assets/fonts/young-serif.woff2'))
  return Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(root, `content/${name}.yaml`)
    const problems: Problem[] = []
    walkData(source.data, (text, path) => {
      if (typeof text !== 'string' || !isDisplayed(name, path)) return
      const missing = [...new Set(text.normalize('NFC'))].filter((letter) => /\S/.test(letter) && !face.has(letter))
      if (missing.length === 0) return
      problems.push({ rule: 'missing-letters', letters: missing, at: placeIn(source, path) })
    })
    return problems
  })
}
