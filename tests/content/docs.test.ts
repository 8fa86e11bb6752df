/** What README, CONTRIBUTING and docs name is there: files, commands, links, words and numbers of the code. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const all = globSync(['{app,assets,content,docs,edit,lib,serve,tests,tools,.github}/**/*', '*', '.*'], { cwd: root })
const files = all.map((file) => `/${file.replaceAll('\\', '/')}`)
const code = files.filter((file) => /\.(?:tsx?|css|m?js|json|ya?ml)$/.test(file) && !/test\.ts|snapshots/.test(file))
const words = [...code, ...code.map(read)].join('\n')
const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
/** What is on the web, made here, of another program, or an example. */
const elsewhere = /^(?:https?:|\/|\.(?:cache|generated|git)\b|\.pages\.dev|dist\b|family-villa|fonts-|wouter|[A-Z_]+$)/
const isPart = (part: string) => words.includes(part.replace(/^\W+/, ''))
const isThere = (name: string) =>
  files.some((file) => file.includes(`/${name}`) || file.endsWith(name)) || name.split(/[^\w./-]+/).every(isPart)

const docs = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root })
test.each(docs)('%s names what is there', (doc) => {
  const found = (form: RegExp) => Array.from(read(doc).matchAll(form), ([, name = '']) => name)
  const links = found(/\]\((?!https?:)([^)#]+)/g).map((to) => join('/', dirname(doc), to).replace(/\/$/, ''))
  expect(found(/`([^`\s]+)`/g).filter((name) => !elsewhere.test(name) && !isThere(name))).toEqual([])
  expect(links.filter((to) => !files.includes(to))).toEqual([])
  expect(found(/\bnpm (?:run )?(start|test|(?<=run )[a-z]+)/g).filter((name) => !(name in scripts))).toEqual([])
})

test.each([
  ['README.md', /Node (.+) or newer/, 'package.json', /"node": ">=(.+)"/],
  ['README.md', /older than ([\d.]+),/, 'tools/install.mjs', /Node (.+) or newer/],
  ['.node-version', /(.+)/, 'tools/node/package.json', /-linux-x64": "(.+)"/],
  ['docs/decisions/0003-offline.md', /to (\d+) kB each/, 'app/service-worker/sw.ts', /PictureBytes = (\d+)_000/],
  ['docs/decisions/0006-what-we-do-not-do.md', /Chrome (\d+), Safari/, 'tools/vite-settings.ts', /'chrome(\d+)'/],
  ['docs/decisions/0007-nights-that-are-taken.md', /for (\d+) hours/, 'lib/taken-file.ts', /mostHours = (\d+)/],
])('%s: %s is the number of %s', (doc, said, file, written) => {
  expect(said.exec(read(doc))?.[1]).toBe(written.exec(read(file))?.[1] ?? 'none')
})
