/** Imports go one way; that includes types. Oxlint finds cycles. */
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

test('tools import neither tests nor the editor', () => {
  const tools = globSync('tools/**/*.ts', { cwd: root }).filter((file) => !/\.(?:test|declarations)\.ts$/.test(file))
  const wrong = tools.flatMap((file) => imports(file, anyImport).filter((path) => /^(?:tests|edit)\//.test(path)))
  expect(wrong).toEqual([])
})
