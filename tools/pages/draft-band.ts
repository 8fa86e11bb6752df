/** A draft to show: each page begins with a band that lists what is not confirmed, and can be opened as a file. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import { openQuestions } from '../checks/launch-reasons.ts'
import { pageFileOf, pageName } from '../content/page-names.ts'
import { escapeHtml } from '../../lib/text.ts'

export const isDraft = (): boolean => process.env.DRAFT === '1'

const style = `.draft { padding: .75rem 1rem; background: #ffe9a8; color: #201a08; font: 1rem/1.5 system-ui, sans-serif; }
.draft p { margin: 0; }
.draft summary { cursor: pointer; min-height: 1.5rem; text-decoration: underline; }
.draft h3 { margin: .75rem 0 .25rem; font-size: 1rem; }
.draft ul { margin: 0; padding-inline-start: 1.25rem; }
@media print { .draft details { display: none; } }
`

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
  return `<aside class="draft" aria-label="Draft"><p><strong>This is a draft to look at. Nothing here can be booked.</strong></p>${open}</aside>`
}

/** `/location` as `./location.html`: a page that is opened as a file finds its pictures and the other pages. */
const asFile = (address: string): string =>
  address.replace(
    /^\/(?!\/)([^?# ]*)/,
    (_, path: string) => `./${/^$|\./.test(path) ? path || 'index.html' : `${path}.html`}`,
  )

const withFiles = (html: string): string =>
  html.replaceAll(
    / (href|src|srcset)="(\/[^"]*)"/gi,
    (_, name: string, value: string) => ` ${name}="${value.split(', ').map(asFile).join(', ')}"`,
  )

export async function writeDraftBand(outDir: string, content: Content): Promise<void> {
  const band = bandOf(content)
  await writeFile(join(outDir, 'draft.css'), style)
  for (const name of (await readdir(outDir)).filter((each) => each.endsWith('.html'))) {
    const html = await readFile(join(outDir, name), 'utf8')
    const withSheet = html.replace('</head>', () => '<link rel="stylesheet" href="/draft.css">\n</head>')
    const draft = withSheet.replace('<body>', () => `<body>${band}`)
    // Hosts send that page for any address.
    await writeFile(join(outDir, name), name === '404.html' ? draft : withFiles(draft))
  }
  await writeFile(join(outDir, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
}
