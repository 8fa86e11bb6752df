/** Looks through the originals of all pictures, without making any, for what the owner has to do. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import { pictureKeys } from '../content/picture-entries.ts'
import { problemsIn, type Problem } from '../content/problem.ts'
import { chooseOriginal, listOriginals, tellsPlace } from './originals.ts'
import { loadOriginal, pictureCacheDir } from './encode.ts'
import { type PictureEntry } from '../content/picture-entries.ts'

const folderOf = (root: string) => join(root, 'assets/pictures')

/**
 * Opens every original, and decodes those that were not inspected before: pictures at which a build would stop, and those
 * that tell where they were taken.
 */
export async function pictureProblems(root: string, entries: readonly PictureEntry[]): Promise<Problem[]> {
  const folder = folderOf(root)
  const originals = await listOriginals(folder)
  const problems: Problem[] = []
  for (const entry of entries) {
    const found = await problemsIn(() => loadOriginal(entry, originals, folder, pictureCacheDir(root)))
    problems.push(...found)
    const file = found.length === 0 && chooseOriginal(entry.key, originals)
    if (!file || !tellsPlace(await readFile(join(folder, file)))) continue
    const says =
      'tells where it was taken, and it is published with the project: choose it once more in the editor, which removes ' +
      'the place, or export it without its location'
    problems.push({ says, at: { file: `assets/pictures/${file}`, path: [] } })
  }
  return problems
}

/** Pictures that no page shows: files that no entry names, and entries that no content names. */
export async function unusedPictures(root: string, content: Content): Promise<Problem[]> {
  const originals = await listOriginals(folderOf(root))
  const strays = [...originals].flatMap(([name, files]) => (Object.hasOwn(content.pictures, name) ? [] : files))
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
