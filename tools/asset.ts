import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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
