/** Imports go one way, and never in a cycle; that includes types and `import()`. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

/** Each folder imports itself and those above it; folders in one row do not import each other. */
const order = [
  ['lib'],
  ['content'],
  ['app/browser', 'app/service-worker'],
  ['app/ui', 'app/resort'],
  ['app/blocks'],
  ['app/shell', 'app/guide'],
  ['app/plan'],
  ['app/plan/planner'],
  ['app/request/draft'],
  ['app/request'],
  ['app/request/contact'],
  ['app/request/form/rules'],
  ['app/request/form/message'],
  ['app/request/form'],
  ['app/request/dialog'],
  ['app/postcard'],
  ['app/privacy'],
  ['app/pages'],
  ['app'],
]
const folders = order.flat().toSorted((a, b) => b.length - a.length)
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`))
const rank = (folder: string | undefined) => order.findIndex((row) => row.some((each) => each === folder))

/** `import x from`, `import type`, and, apart from them, `import()`: what is fetched later may lie further down. */
const atOnce = /^(?:import|export)\b[^'()]*?'(\.[^']*\.(?:tsx?|yaml))'/gm
const anyImport = /\b(?:from|import)\s*\(?\s*'(\.[^']*\.tsx?)'/g

function imports(file: string, kind: RegExp): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(kind)
  return Array.from(found, ([, path = '']) => join(dirname(file), path))
}

const files = globSync('{app,content,lib}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|declarations)\.tsx?$/.test(file),
)

test('a file imports only folders that come before its own', () => {
  const wrong = files.flatMap((file) => {
    const own = folderOf(file)
    return imports(file, atOnce)
      .filter((path) => folderOf(path) !== own && rank(folderOf(path)) >= rank(own))
      .map((path) => `${file} → ${path}`)
  })
  expect(wrong).toEqual([])
})

test('lib, ui and blocks get content as arguments and import only its types', () => {
  const isGeneral = (file: string) => /^(?:lib|app\/(?:browser|ui|blocks))\//.test(file)
  const wrong = files.filter(isGeneral).flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type )[^']*'(\.[^']+)'/gm)
    const paths = Array.from(found, ([, path = '']) => join(dirname(file), path))
    return paths.filter((path) => path.startsWith('content/')).map((path) => `${file} → ${path}`)
  })
  expect(wrong).toEqual([])
})

test('no file imports itself by way of others', () => {
  const cycles: string[] = []
  const done = new Set<string>()
  function follow(file: string, way: readonly string[]): void {
    if (way.includes(file)) return void cycles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file) || folderOf(file) === undefined) return
    for (const imported of imports(file, anyImport)) follow(imported, [...way, file])
    done.add(file)
  }
  for (const file of files) follow(file, [])
  expect(cycles).toEqual([])
})

test('tools import neither tests nor the editor, and no folder of them itself by way of others', () => {
  const tools = globSync('tools/**/*.ts', { cwd: root }).filter((file) => !/\.(?:test|declarations)\.ts$/.test(file))
  const edges = tools.flatMap((file) => imports(file, anyImport).map((path) => ({ file, path })))
  expect(edges.filter(({ path }) => /^(?:tests|edit)\//.test(path))).toEqual([])
  /** A folder of tools, or a file beside them. */
  const partOf = (file: string) => file.split('/').slice(0, 2).join('/')
  const left = Map.groupBy(edges, ({ file }) => partOf(file))
  const isLeft = (path: string, part: string) => left.has(partOf(path)) && partOf(path) !== part
  // What imports nothing that is left is in no cycle.
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [part, own] of left) if (!own.some(({ path }) => isLeft(path, part))) left.delete(part)
  }
  expect([...left].flatMap(([part, own]) => own.filter(({ path }) => isLeft(path, part)))).toEqual([])
})
