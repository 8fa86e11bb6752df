/**
 * A draft to show: the site as it is, before everything is settled. Each page begins with a band that says so and lists
 * what nobody has confirmed; a text that is among it is marked where it stands. Search engines are asked to stay away.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import { openQuestions } from '../checks/launch-list.ts'
import { pageFileOf, pageName } from '../content/page-names.ts'
import type { AddMarkers } from '../content/vite-plugin.ts'
import { follow } from '../content/references.ts'
import { valueAt } from '../content/walk.ts'

export const isDraft = (): boolean => process.env.DRAFT === '1'

/** Behind what nobody has confirmed. */
export const doubt = ' (?)'

/** Texts that are more than words: names in addresses, keys, links, whole rules. */
const isForMachines = (key: string, text: string) =>
  /^(?:id|icon|ink|to|key|url|href|plate|side|focusClass|srcset)$/.test(key) ||
  !/\p{L}{2}/u.test(text) ||
  /^https?:|^\S+@\S+$/.test(text)

function marked(value: unknown, key: string): unknown {
  if (typeof value === 'string') return isForMachines(key, value) || value.endsWith(doubt) ? value : value + doubt
  if (Array.isArray(value)) return value.map((each) => marked(each, key))
  // A picture is no text.
  if (value === null || typeof value !== 'object' || 'focusClass' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each, name)]))
}

/** Marks the texts of a file that are listed as unconfirmed. Names and numbers of the resort stay: links need them. */
export const markUnconfirmed =
  ({ unconfirmed }: Pick<Content, 'unconfirmed'>): AddMarkers =>
  (file, shown) => {
    if (file === 'site') return shown
    const copy = structuredClone(shown)
    for (const { path } of unconfirmed) {
      const [name, steps = ''] = path.split('#')
      const found = name === `${file}.yaml` ? follow(copy, steps) : { missing: '' }
      if ('missing' in found) continue
      const last = found.path.at(-1)!
      const parent = valueAt(copy, found.path.slice(0, -1)) as Record<string | number, unknown>
      const key = found.path.findLast((step) => typeof step === 'string') ?? ''
      parent[last] = marked(parent[last], key)
    }
    return copy
  }

const style = `.draft { padding: .75rem 1rem; background: #ffe9a8; color: #201a08; font: 1rem/1.5 system-ui, sans-serif; }
.draft p { margin: 0; }
.draft summary { cursor: pointer; min-height: 1.5rem; text-decoration: underline; }
.draft h3 { margin: .75rem 0 .25rem; font-size: 1rem; }
.draft ul { margin: 0; padding-inline-start: 1.25rem; }
@media print { .draft details { display: none; } }
`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const listOf = (entries: readonly string[]) =>
  `<ul>${entries.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>`

function bandOf(content: Content): string {
  const pages = Map.groupBy(content.unconfirmed, ({ path }) => pageName(content.site, pageFileOf(path)))
  const questions = openQuestions(content).map(({ question }) => question)
  const { length } = content.unconfirmed
  const groups = [...pages].map(([page, facts]) => `<h3>${escapeHtml(page)}</h3>${listOf(facts.map(({ why }) => why))}`)
  if (questions.length > 0) groups.push(`<h3>Questions without an answer</h3>${listOf(questions)}`)
  const open =
    groups.length > 0
      ? `<details><summary>Not confirmed yet: ${length + questions.length}</summary>${groups.join('')}</details>`
      : ''
  const sign = doubt.trim()
  const words = `This is a draft to look at. Nothing here can be booked.${length > 0 ? ` What is marked ${sign} is not confirmed yet.` : ''}`
  return `<aside class="draft" aria-label="Draft"><p><strong>${words}</strong></p>${open}</aside>`
}

/** Puts the band into every page, and asks search engines to stay away from the whole host. */
export async function writeDraftBand(outDir: string, content: Content): Promise<void> {
  const band = bandOf(content)
  await writeFile(join(outDir, 'draft.css'), style)
  for (const name of (await readdir(outDir)).filter((each) => each.endsWith('.html'))) {
    const html = await readFile(join(outDir, name), 'utf8')
    const withSheet = html.replace('</head>', () => '<link rel="stylesheet" href="/draft.css">\n</head>')
    await writeFile(
      join(outDir, name),
      withSheet.replace('<body>', () => `<body>${band}`),
    )
  }
  await writeFile(join(outDir, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
}
