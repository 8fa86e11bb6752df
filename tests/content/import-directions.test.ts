/** Imports go one way; that includes types, which oxlint lets nobody import in any other form. It finds cycles too. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

/** Each folder or file imports itself and those above it; folders in one row do not import each other. */
const order = [
  ['lib'],
  ['content'],
  ['app/browser', 'app/service-worker'],
  ['app/ui', 'app/resort'],
  ['app/blocks'],
  ['app/shell', 'app/guide'],
  ['app/plan'],
  ['app/plan/planner'],
  ['app/request/draft.ts', 'app/request/calendar-store.ts'],
  ['app/request/form/rules'],
  ['app/request'],
  ['app/request/contact'],
  ['app/request/form'],
  ['app/request/dialog'],
  ['app/postcard'],
  ['app/privacy'],
  ['app/pages'],
  ['app'],
]
const folders = order.flat().toSorted((a, b) => b.length - a.length)
const folderOf = (file: string) => folders.find((folder) => `${file}/`.startsWith(`${folder}/`))
const rank = (folder: string | undefined) => order.findIndex((row) => row.some((each) => each === folder))

/** `import x from`, `import type`, and, apart from them, `import()`: what is fetched later may lie further down. */
const atOnce = /^(?:import|export)\b[^'()]*?'(\.[^']*\.(?:tsx?|yaml))'/gm
const values = /^import (?!type )[^']*'(\.[^']+)'/gm
const anyImport = /\b(?:from|import)\s*\(?\s*'(\.[^']*\.tsx?)'/g
const packages = /(?:^(?:import|export) (?!type )[^;']*? ?from |\bimport\()'([^'.]+)'/gm

/** What a file imports: files by their path from the root, packages by their names. */
function imports(file: string, kind: RegExp): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(kind)
  return Array.from(found, ([, path = '']) => (path.startsWith('.') ? join(dirname(file), path) : path))
}

/** Without what runs in tests alone. */
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|declarations)\.|(?:^|\/)sample[\w-]*\.ts$/.test(file),
  )

test('a file imports only folders that come before its own', () => {
  const wrong = filesIn('{app,content,lib}/**/*').flatMap((file) => {
    const own = folderOf(file)
    return imports(file, atOnce)
      .filter((path) => folderOf(path) !== own && rank(folderOf(path)) >= rank(own))
      .map((path) => `${file} → ${path}`)
  })
  expect(wrong).toEqual([])
})

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: object }

test.each([
  ['lib, ui and blocks take no content but its types', '{lib,app/{browser,ui,blocks}}/**/*', values, ['content']],
  [
    'site and content take nothing of what makes them',
    '{app,content,lib}/**/*',
    anyImport,
    ['tools', 'serve', 'tests', 'edit'],
  ],
  ['tools take no program that uses them', 'tools/**/*', anyImport, ['serve', 'tests', 'edit', 'vite.config.ts']],
  [
    'site and tools take what npm start installs',
    '{vite.config.ts,{app,content,edit,lib,serve,tools}/**/*}',
    packages,
    Object.keys(devDependencies),
  ],
])('%s', (_, pattern, kind, forbidden) => {
  const files = filesIn(pattern)
  expect(files.length).toBeGreaterThan(20)
  const isForbidden = (path: string) => forbidden.some((each) => `${path}/`.startsWith(`${each}/`))
  const wrong = files.flatMap((file) =>
    imports(file, kind)
      .filter(isForbidden)
      .map((path) => `${file} → ${path}`),
  )
  expect(wrong).toEqual([])
})
