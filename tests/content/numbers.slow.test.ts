/** Each price, time, distance and count that a page shows is one of the content, wherever it stands. */
import type { HTMLElement, Node } from 'node-html-parser'
import { afterAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { copyContent, everyText } from './content-copy.ts'
import { pageRenderer } from './rendered-pages.ts'
import { sample } from './sample.ts'

const renderer = await pageRenderer(sample)
afterAll(() => renderer.close())

/** Points, months of the year and a code are no measure of anything. */
const isNoMeasure = /^(?:x|y|lat|lon|from|to|callingCode)$/

const laterTime = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return [(hours + 1) % 24, (minutes + 1) % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Every number is another one, still within its limits: years and times as well, which are written in quotes. */
function changed(value: unknown, key = ''): unknown {
  if (isNoMeasure.test(key) || (key === 'min' && value === 1)) return value
  if (typeof value === 'number') return value > 1900 ? value - 1 : value + 1
  if (typeof value === 'string' && /^\d\d:\d\d$/.test(value)) return laterTime(value)
  if (Array.isArray(value)) return value.map((each) => changed(each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, name)]))
}

/** Without days, places on the map, telephone numbers and the numbers of places: they are no measures either. */
const numbersIn = (text: string) =>
  text
    .replaceAll(/^(?:No\. )?\d$|\d+ (?:to \d+ )?\p{Lu}\p{Ll}{2,}(?: \d{4})?|-?\d+\.\d{3,}|\+[\d ]{9,}/gu, '')
    .match(/\d+/g) ?? []

const files = ['site', 'accommodations', 'location', 'enjoyments', 'terms'].map((name) => `${name}.yaml`)

function textsOf(node: Node): string[] {
  if (/^(?:script|style)$/i.test((node as HTMLElement).rawTagName ?? '')) return []
  if (node.childNodes.length > 0) return node.childNodes.flatMap(textsOf)
  const text = node.nodeType === 3 ? node.text.replaceAll(/\s+/g, ' ').trim() : ''
  return text ? [text] : []
}

test('a number that is changed in the content is changed on every page', async () => {
  const before = await renderer.render(sample)
  const copy = copyContent()
  for (const file of files) copy.write(file, stringify(changed(parse(copy.read(file)))))
  const after = await renderer.render(copy.root)
  const typed = everyText(
    ['about', 'days', 'faq', 'home', 'not-found', ...files.map((file) => file.slice(0, -5))].map(
      (name) => parse(copy.read(`${name}.yaml`)) as unknown,
    ),
  ).flatMap((text) => text.match(/\d+/g) ?? [])
  const ownersWords = new Set(typed)
  const stale: string[] = []
  for (const [path, html] of before) {
    const [were, are] = [textsOf(html), textsOf(after.get(path)!)]
    expect(are, path).toHaveLength(were.length)
    for (const [at, was] of were.entries()) {
      const now = numbersIn(are[at]!)
      const same = numbersIn(was).filter((number, index) => number === now[index] && !ownersWords.has(number))
      if (same.length > 0) stale.push(`${path}: “${was}”`)
    }
  }
  expect([...new Set(stale)]).toEqual([])
}, 60_000)
