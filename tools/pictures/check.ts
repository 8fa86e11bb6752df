/** Looks through the originals of all pictures, without making any, for what the owner has to do. */
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { contentSchemas, type Content } from '../../content/schema.ts'
import { pictureEntries, pictureKeys } from '../content/picture-entries.ts'
import { ProblemsFound, type Problem } from '../content/problem.ts'
import { placeIn, readSource } from '../content/source.ts'
import { valueAt, walkSchema } from '../content/walk.ts'
import { chooseOriginal, listOriginals, tellsPlace } from './originals.ts'
import { loadOriginal, pictureCacheDir } from './encode.ts'
import { type PictureEntry } from '../content/picture-entries.ts'

const folderOf = (root: string) => join(root, 'assets/pictures')

type Looked = {
  /** Pictures that cannot be used, at which a build would stop, and those that tell where they were taken. */
  problems: Problem[]
  /** File and fingerprint of each picture that can be used, by its key. */
  files: Map<string, { file: string; fingerprint: string }>
}

/** Opens every original, and decodes those that were not inspected before. */
export async function lookAtPictures(root: string, entries: readonly PictureEntry[]): Promise<Looked> {
  const folder = folderOf(root)
  const originals = await listOriginals(folder)
  const looked: Looked = { problems: [], files: new Map() }
  for (const entry of entries) {
    try {
      const { hash } = await loadOriginal(entry, originals, folder, pictureCacheDir(root))
      const file = chooseOriginal(entry, originals)
      looked.files.set(entry.key, { file, fingerprint: hash.slice(0, 8) })
      if (tellsPlace(await readFile(join(folder, file))))
        looked.problems.push({
          says:
            'tells where it was taken, and it is published with the project: choose it once more in the editor, which ' +
            'removes the place, or export it without its location',
          at: { file: `assets/pictures/${file}`, path: [] },
        })
    } catch (error) {
      if (!(error instanceof ProblemsFound)) throw error
      looked.problems.push(...error.problems)
    }
  }
  return looked
}

/** The lines on which a picture is shown with words of that place beside it, by the picture's key. */
function captionLines(root: string): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(contentSchemas)) {
    const source = readSource(root, `content/${name}.yaml`)
    walkSchema(schema, source.data, (key, path, { refersTo }) => {
      if (refersTo !== 'pictures' || typeof key !== 'string') return
      const group = path.slice(0, path.at(-1) === 'key' ? -2 : -1)
      const beside = valueAt(source.data, group)
      if (beside === null || typeof beside !== 'object' || !('caption' in beside) || beside.caption === null) return
      lines.set(key, [...(lines.get(key) ?? []), `${source.file}, line ${source.lineOf([...group, 'caption'])}`])
    })
  }
  return lines
}

/** Asks for the words of each picture that has taken the place of the one they were written for (`seen`). */
export function oldWords(root: string, { pictures }: Pick<Content, 'pictures'>, files: Looked['files']): Problem[] {
  const source = readSource(root, 'content/pictures.yaml')
  const renewed = Object.entries(pictures).flatMap(([key, { seen }]) => {
    const found = files.get(key)
    return seen !== undefined && found && found.fingerprint !== seen ? [{ key, ...found }] : []
  })
  if (renewed.length === 0) return []
  const captions = captionLines(root)
  return renewed.map(({ key, file }) => {
    const beside = captions.get(key)?.join('; ')
    const says =
      `is another photograph now, ${file}: write what it shows (\`alt\`), set the point that must stay in sight ` +
      `(\`focus\`)${beside === undefined ? '' : `, read the captions beside it (${beside})`}, then npm run check -- --seen ${key}`
    return { says, at: placeIn(source, [key]) }
  })
}

/** Pictures that no page shows: files that no entry names, and entries that no content names. */
export async function unusedPictures(root: string, content: Content): Promise<Problem[]> {
  const named = new Set(pictureEntries(content).map(({ file }) => parse(file).name.toLowerCase()))
  const originals = await listOriginals(folderOf(root))
  const strays = [...originals].flatMap(([name, files]) => (named.has(name) ? [] : files))
  const shown = new Set(pictureKeys(content))
  return [
    ...strays.map((file) => ({
      says: 'is shown nowhere, because no entry of content/pictures.yaml names it',
      at: { file: `assets/pictures/${file}`, path: [] },
    })),
    ...Object.keys(content.pictures)
      .filter((key) => !shown.has(key))
      .map((key) => ({
        says: 'is shown nowhere, because no page names it',
        at: { file: 'content/pictures.yaml', path: [key] },
      })),
  ]
}
