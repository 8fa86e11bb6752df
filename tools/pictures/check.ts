/** Looks through the originals of all pictures, without making any, and tells what the owner has to do. */
import { join, parse } from 'node:path'
import { contentSchemas, type Content } from '../../content/schema.ts'
import { pictureEntries, pictureKeys } from '../content/load.ts'
import { readSource } from '../content/source.ts'
import { valueAt, walkSchema } from '../content/walk.ts'
import { PictureCache } from './cache.ts'
import { chooseOriginal, listOriginals } from './originals.ts'
import { loadOriginal, pictureCacheDir, type PictureEntry } from './encode.ts'

const folderOf = (root: string) => join(root, 'assets/pictures')

type Looked = {
  /** A sentence for each picture that cannot be used; a build would stop at the first kind of them. */
  problems: string[]
  /** File and fingerprint of each picture that can be used, by its key. */
  files: Map<string, { file: string; fingerprint: string }>
}

/** Opens every original, and decodes those that were not inspected before. */
export async function lookAtPictures(root: string, entries: readonly PictureEntry[]): Promise<Looked> {
  const folder = folderOf(root)
  const cache = new PictureCache(pictureCacheDir(root))
  const originals = await listOriginals(folder)
  const looked: Looked = { problems: [], files: new Map() }
  for (const entry of entries) {
    try {
      const { hash } = await loadOriginal(entry, originals, folder, cache)
      looked.files.set(entry.key, { file: chooseOriginal(entry, originals), fingerprint: hash.slice(0, 8) })
    } catch (error) {
      if (!(error instanceof Error && error.name.endsWith('Problem'))) throw error
      looked.problems.push(error.message)
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
      lines.set(key, [...(lines.get(key) ?? []), `content/${name}.yaml, line ${source.lineOf([...group, 'caption'])}`])
    })
  }
  return lines
}

/** Asks for the words of each picture that has taken the place of the one they were written for (`seen`). */
export function oldWords(root: string, { pictures }: Pick<Content, 'pictures'>, files: Looked['files']): string[] {
  const source = readSource(root, 'content/pictures.yaml')
  const renewed = Object.entries(pictures).flatMap(([key, { seen }]) => {
    const found = files.get(key)
    return seen !== undefined && found && found.fingerprint !== seen ? [{ key, ...found }] : []
  })
  if (renewed.length === 0) return []
  const captions = captionLines(root)
  return renewed.map(({ key, file, fingerprint }) => {
    const lines = captions.get(key) ?? []
    const beside = lines.length > 0 ? `, see whether the caption still fits (${lines.join('; ')})` : ''
    return (
      `content/pictures.yaml, line ${source.lineOf([key, 'seen'])}: ${file} is another picture than the one that the words of ` +
      `\`${key}\` describe: write in \`alt\` what it shows, set \`focus\`${beside}, and then type seen: "${fingerprint}"`
    )
  })
}

/** Pictures that no page shows: files that no entry names, and entries that no content names. */
export async function unusedPictures(root: string, content: Content): Promise<string[]> {
  const named = new Set(pictureEntries(content).map(({ file }) => parse(file).name.toLowerCase()))
  const originals = await listOriginals(folderOf(root))
  const strays = [...originals].flatMap(([name, files]) => (named.has(name) ? [] : files))
  const shown = new Set(pictureKeys(content))
  return [
    ...strays.map(
      (file) => `assets/pictures/${file} is shown nowhere, because no \`file\` in content/pictures.yaml names it`,
    ),
    ...Object.keys(content.pictures).flatMap((key) =>
      shown.has(key) ? [] : [`\`${key}\` in content/pictures.yaml is shown nowhere, because no page names it`],
    ),
  ]
}
