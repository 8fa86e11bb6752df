/**
 * The words and facts of another resort, by the sea. `content/` beside this file states all that an owner can edit, with
 * every optional fact filled in; what is tagged `!product` there, the words of the interface, is taken from the product.
 */
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isMap, isScalar, parse, parseDocument, stringify, type Node } from 'yaml'
import { root } from '../../tools/root.ts'

const own = import.meta.dirname

/** What stands in a file of the product, with `!product` replaced by what stands there. */
function overlay(node: Node | null, product: unknown): unknown {
  const isShared = node?.tag === '!product'
  if (isShared && isScalar(node)) return product
  if (!isMap(node)) return node?.toJSON()
  const ofProduct = product as Record<string, unknown> | undefined
  const entries = node.items.map(({ key, value }) => {
    const name = String((key as Node).toJSON())
    return [name, overlay(value as Node | null, ofProduct?.[name])]
  })
  return { ...(isShared && ofProduct), ...Object.fromEntries(entries) }
}

/** @param product the folder whose content has the words of the interface */
export function resortContent(name: string, product = root): unknown {
  const file = join(own, 'content', `${name}.yaml`)
  const { contents } = parseDocument(readFileSync(file, 'utf8'))
  return overlay(contents, parse(readFileSync(join(product, 'content', `${name}.yaml`), 'utf8')))
}

/** Writes words, map, mark and colours. Its pictures are empty files: their uses follow from the content. */
export async function writeResort(folder: string): Promise<void> {
  const content = join(folder, 'content')
  await mkdir(content, { recursive: true })
  for (const file of globSync('*.yaml', { cwd: join(own, 'content') })) {
    await writeFile(join(content, file), stringify(resortContent(basename(file, '.yaml'))))
  }
  await cp(join(own, 'assets'), join(folder, 'assets'), { recursive: true })
  for (const name of ['assets/app-icons', 'assets/fonts', 'assets/icons'])
    await symlink(join(root, name), join(folder, name), 'junction')
  await mkdir(join(folder, 'app/styles'), { recursive: true })
  await writeFile(join(folder, 'app/styles/tokens.css'), await recoloured())
  const pictures = join(folder, 'assets/pictures')
  await mkdir(pictures)
  for (const key of Object.keys(resortContent('pictures') as object)) await writeFile(join(pictures, `${key}.jpg`), '')
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
