/**
 * The words and facts of another resort, by the sea. `content/` beside this file states all that an owner can edit, with
 * every optional fact filled in; words of the interface are the product's (content/words/).
 */
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readContent } from '../../tools/content/load.ts'
import { pictureEntries } from '../../tools/content/picture-entries.ts'
import { root } from '../../tools/root.ts'

const own = import.meta.dirname

/** Writes words, map, mark and colours. */
export async function writeResort(folder: string): Promise<void> {
  await cp(join(own, 'content'), join(folder, 'content'), { recursive: true })
  await cp(join(own, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const name of ['assets/app-icons', 'assets/fonts', 'assets/icons'])
    await symlink(join(root, name), join(folder, name), 'junction')
  await mkdir(join(folder, 'app/styles'), { recursive: true })
  await writeFile(join(folder, 'app/styles/tokens.css'), await recoloured())
}

/** Takes a photograph of one colour for each picture, large enough for any use. */
export async function takePhotographs(folder: string): Promise<void> {
  const take = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a5' } })
      .jpeg()
      .toBuffer()
  // Read before there is a folder, in which pictures would be missed.
  const entries = pictureEntries(readContent(folder))
  await mkdir(join(folder, 'assets/pictures'), { recursive: true })
  const [wide, tall] = [await take(2400, 1600), await take(1600, 2400)]
  for (const { key, use } of entries) {
    const taken = use === 'heroTall' || use === 'strip' ? tall : wide
    await writeFile(join(folder, 'assets/pictures', `${key}.jpg`), taken)
  }
}

/** Our tokens, each that `colours.css` names with the value that it has there. */
async function recoloured(): Promise<string> {
  let css = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const ours = join(own, 'colours.css')
  for (const [, name = '', value = ''] of (await readFile(ours, 'utf8')).matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    const declaration = new RegExp(`(?<=[{;\\s])${name}:[^;}]+`)
    if (!declaration.test(css)) throw new Error(`${ours} names ${name}, which app/styles/tokens.css does not declare.`)
    css = css.replace(declaration, `${name}: ${value}`)
  }
  return css
}
