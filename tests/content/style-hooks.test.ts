/** Hooks of style that reach into another folder: what a part offers to other sheets, who sets it, and who reads it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

/** All other `data-…` are read by the sheets of their own folder alone. */
const hooks = `
actions ui/Layout: pages/accommodations pages/location
art ui/Poster: blocks pages/about pages/accommodations pages/enjoyments pages/home pages/location
band ui/Poster: pages/about pages/enjoyments pages/home pages/location
icon sonner: ui
icon-list ui/IconList: pages/accommodations pages/enjoyments
kicker ui/Kicker: pages/home pages/location request/dialog
late-face shell/late-face: styles
letter request/Form: request/contact request/form
look shell/look: guide styles
no-app entry.inline: styles
no-notice entry.inline: postcard shell
opening blocks/Intro: pages/about pages/home pages/not-found
parts request/Form: request/contact request/form
person request/Form: request/contact request/form
plan plan/planner/Planner: pages/location
plan-days plan/planner/Planner: pages/location plan/planner
poster ui/Poster: blocks pages/accommodations pages/enjoyments pages/home pages/location styles
prints-plan plan/planner/Planner: pages/location
proposal postcard/ProposalSlip: shell
reach request/Form: request/form
stage request/dialog/EnquiryDialog: request/dialog request/form
tag resort/PriceTag: pages/accommodations pages/home
`

const read = (file: string) => readFileSync(join(root, 'app', file), 'utf8')
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: join(root, 'app') }).map((file) => file.replaceAll('\\', '/'))
const inCamels = (hook: string) => hook.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const sheets = filesIn('**/*.css').flatMap((file) =>
  Array.from(read(file).matchAll(/\[data-([a-z-]+)/g), ([, hook = '']) => ({ hook, folder: dirname(file) })),
)

test('a hook of style is set and read where the list says', () => {
  const code = filesIn('**/*.{ts,tsx}').map((file) => ({ file, text: read(file) }))
  const lines = [...Map.groupBy(sheets, ({ hook }) => hook)].flatMap(([hook, uses]) => {
    const sets = new RegExp(`(?<!\\[)\\bdata-${hook}(?![\\w-])|\\bdataset\\.${inCamels(hook)}\\b`)
    const setters = code.filter(({ text }) => sets.test(text)).map(({ file }) => file.replace(/\.tsx?$/, ''))
    const folders = [...new Set(uses.map(({ folder }) => folder))].toSorted()
    const [listed] = hooks.match(new RegExp(`(?<=^${hook} )[^:]+`, 'm')) ?? []
    const setter = setters.find((each) => each === listed) ?? setters[0] ?? 'sonner'
    return folders.every((folder) => setters.some((each) => dirname(each) === folder))
      ? []
      : [`${hook} ${setter}: ${folders.join(' ')}`]
  })
  expect(`\n${lines.toSorted().join('\n')}\n`).toBe(hooks)
})
