import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file gets its name last, once the disk holds it: nobody reads half of it, not even after a power cut. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes, { flush: true })
  await rename(draft, path)
}

/**
 * Writes a file that pages refer to into `publicDir`, named by its content, in place of an older version.
 *
 * @param name with its ending, e.g. `icons.svg`
 * @returns its address, e.g. `/assets/icons-0123abcd.svg`
 */
export async function writeAsset(publicDir: string, name: string, content: string): Promise<string> {
  const [stem, ending] = name.split('.')
  const file = `${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`
  const folder = join(publicDir, 'assets')
  await mkdir(folder, { recursive: true })
  for (const old of await readdir(folder)) if (old !== file && old.startsWith(`${stem}-`)) await rm(join(folder, old))
  await writeFile(join(folder, file), content)
  return `/assets/${file}`
}
