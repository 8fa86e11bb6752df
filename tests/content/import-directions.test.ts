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
  ['app/shell', 'app/region'],
  ['app/plan'],
  ['app/plan/planner'],
  ['app/request/draft.ts', 'app/request/calendar-store.ts'],
  ['app/request/form-draft.ts'],
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

const read = (file: string) => readFileSync(join(root, file), 'utf8')

function imports(file: string, kind: RegExp): string[] {
  const found = read(file).matchAll(kind)
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

const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: object }

const installed = '{vite.config.ts,{app,content,edit,lib,serve,tools}/**/*}'

test.each([
  ['lib, ui and blocks take no content but its types', '{lib,app/{browser,ui,blocks}}/**/*', values, ['content']],
  ['the site takes nothing of what makes it', '{app,content,lib}/**/*', anyImport, ['tools', 'serve', 'tests', 'edit']],
  ['tools take no program that uses them', 'tools/**/*', anyImport, ['serve', 'tests', 'edit', 'vite.config.ts']],
  ['site and tools take what npm start installs', installed, packages, Object.keys(devDependencies)],
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

const atFirst = /^(?:import|export) (?!type )(?:[^'()=]* from )?'([^']+)'/gm

test('code that comes before the first press takes React and the router, and no other package', () => {
  const files = new Set(['app/entry.browser.tsx', ...filesIn('app/pages/*/*Page.tsx')])
  const taken = new Set<string>()
  for (const file of files)
    for (const each of imports(file, atFirst)) {
      if (/^(?:app|lib)\/.*\.tsx?$/.test(each)) files.add(each)
      else if (!/^(?:app|content|lib)\/|^virtual:/.test(each)) taken.add(each.split('/')[0]!)
    }
  expect(files.size).toBeGreaterThan(50)
  expect([...taken].toSorted()).toEqual(['react', 'react-dom', 'react-router'])
})

/**
 * Hooks of style that reach into another folder: what a part offers to other sheets, who sets it, and who reads it. All
 * other `data-…` are read by the sheets of their own folder alone.
 */
const hooks = `
actions ui/Layout: pages/location
art ui/Poster: blocks pages/about pages/accommodations pages/enjoyments pages/home pages/location
band ui/Poster: pages/about pages/enjoyments pages/home pages/location
icon sonner: shell
icon-list ui/IconList: pages/accommodations pages/enjoyments
kicker ui/Text: blocks pages/home pages/location request/dialog
late-font shell/late-font: styles
letter request/RequestForm: request/contact request/form
look shell/look: region styles
no-app entry.inline: styles
no-notice entry.inline: postcard shell
opening blocks/Intro: pages/about pages/not-found
parts request/RequestForm: request/contact request/form
person request/RequestForm: request/contact request/form
plan plan/planner/Planner: pages/location
plan-days plan/planner/Planner: pages/location plan/planner
poster ui/Poster: blocks pages/accommodations pages/enjoyments pages/home pages/location styles
prints-plan shell/print: pages/location
reach request/RequestForm: request/form
stage request/dialog/RequestDialog: request/dialog request/form
tag resort/PriceTag: pages/accommodations pages/home
`

const inCamels = (hook: string) => hook.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const sheets = globSync('**/*.css', { cwd: join(root, 'app') }).flatMap((file) =>
  Array.from(read(`app/${file}`).matchAll(/\[data-([a-z-]+)/g), ([, hook = '']) => ({ hook, folder: dirname(file) })),
)

test('a hook of style is set and read where the list says', () => {
  const code = filesIn('app/**/*').map((file) => ({ file: file.slice('app/'.length), text: read(file) }))
  const lines = [...Map.groupBy(sheets, ({ hook }) => hook)].flatMap(([hook, uses]) => {
    const sets = new RegExp(`(?<!\\[)\\bdata-${hook}(?![\\w-])|\\bdataset\\.${inCamels(hook)}\\b`)
    const setters = code.filter(({ text }) => sets.test(text)).map(({ file }) => file.replace(/\.tsx?$/, ''))
    const readers = [...new Set(uses.map(({ folder }) => folder))].toSorted()
    const [listed] = hooks.match(new RegExp(`(?<=^${hook} )[^:]+`, 'm')) ?? []
    const setter = setters.find((each) => each === listed) ?? setters[0] ?? 'sonner'
    return readers.every((folder) => setters.some((each) => dirname(each) === folder))
      ? []
      : [`${hook} ${setter}: ${readers.join(' ')}`]
  })
  expect(`\n${lines.toSorted().join('\n')}\n`).toBe(hooks)
})
