/** The words, map, mark and colours of the resort by the sea, in place of all that belongs to the first resort. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../../tools/root.ts'

const own = import.meta.dirname

/**
 * @param folder what is or becomes a copy of the project
 */
export async function writeCoast(folder: string): Promise<void> {
  const content = join(folder, 'content')
  await mkdir(content, { recursive: true })
  for (const name of await readdir(content)) if (name.endsWith('.yaml')) await rm(join(content, name))
  await cp(join(own, 'content'), content, { recursive: true })
  await cp(join(own, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const name of ['assets/fonts', 'assets/icons']) await symlink(join(root, name), join(folder, name), 'junction')
  await mkdir(join(folder, 'app/styles'), { recursive: true })
  await writeFile(join(folder, 'app/styles/tokens.css'), await recoloured())
  const pictures = join(folder, 'assets/pictures')
  await mkdir(pictures)
  // What a picture is used for follows from the content, which is sound once there are files.
  for (const key of Object.keys(parse(await readFile(join(content, 'pictures.yaml'), 'utf8')) as object)) {
    await writeFile(join(pictures, `${key}.jpg`), '')
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
