/** Notes in content/pictures.yaml that the words of pictures were read beside the files that are there now. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { didYouMean } from '../../content/did-you-mean.ts'
import { loadContent } from '../content/load.ts'
import { pictureEntries } from '../content/picture-entries.ts'
import { reportProblems } from '../content/problem.ts'
import { written } from '../content/source.ts'
import { lookAtPictures } from '../pictures/check.ts'

/** @returns what was done, or why it was not, in lines */
export async function markSeen(root: string, keys: readonly string[]): Promise<{ isDone: boolean; says: string }> {
  const { content, problems } = loadContent(root)
  if (!content) return { isDone: false, says: reportProblems(problems) }
  const entries = pictureEntries(content)
  const known = entries.map(({ key }) => key)
  const unknown = keys.filter((key) => !known.includes(key))
  if (keys.length === 0 || unknown.length > 0) {
    const lines = unknown.map((key) => `content/pictures.yaml has no \`${key}\`${didYouMean(key, known)}`)
    return {
      isDone: false,
      says: [...lines, 'Type the keys of pictures: npm run check -- --seen rose-garden'].join('\n'),
    }
  }
  const looked = await lookAtPictures(
    root,
    entries.filter(({ key }) => keys.includes(key)),
  )
  if (looked.problems.length > 0) return { isDone: false, says: reportProblems(looked.problems) }
  const file = join(root, 'content/pictures.yaml')
  const text = readFileSync(file, 'utf8')
  const document = parseDocument(text.replaceAll('\r\n', '\n'))
  for (const [key, { fingerprint }] of looked.files) document.setIn([key, 'seen'], fingerprint)
  writeFileSync(file, written(document, text))
  return { isDone: true, says: `Noted in content/pictures.yaml that these words fit: ${keys.join(', ')}.` }
}
