/**
 * What nobody sees of the built site: heads, structured data, the files beside the pages, of which `_headers` are those of
 * every host. What differs from before is a diff that a person reads; a right one is taken over with
 * `npx vitest --project guest -u`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { filesIn, readContent } from '../../tools/content/read-folder.ts'
import { readMap } from '../../tools/map-pins.ts'
import { root } from '../../tools/root.ts'
import { escapeRegExp } from '../../lib/text.ts'
import { formatPhone } from '../../lib/phone.ts'
import { availabilityCalendarCode } from '../budgets.ts'
import { resort, secrets } from '../resort/make.ts'

const dist = join(resort, 'dist')
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .toSorted()
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const pages = files.filter((file) => file.endsWith('.html'))
const snapshot = (name: string) => join(import.meta.dirname, 'snapshots', name)

/** Without hashes, which nobody sees. */
const withoutHash = (text: string) =>
  text
    .replaceAll(/(?<=\/assets\/[\w-]+-)[\w-]{6}(?=\.)/g, '#')
    .replaceAll(/([-.])(?=[\w-]*\d)[\w-]{6,8}(?=[.-])/g, '$1#')

/** Of a page its head and its structured data; else the whole file. */
function unseenOf(file: string): string {
  if (!pages.includes(file)) return read(file).replaceAll('\r', '')
  const page = parse(read(file))
  const head = page.querySelector('head')!
  for (const each of head.querySelectorAll('style, script:not([type])')) each.textContent = '…'
  const policy = head.querySelector('meta[http-equiv]')!
  policy.setAttribute('content', policy.getAttribute('content')!.replaceAll(/(?<='sha256-)[^']*/g, '…'))
  const data = page.querySelector('script[type="application/ld+json"]')
  return `${head.children.map(String).join('\n')}\n${data ? `${JSON.stringify(JSON.parse(data.text), null, 2)}\n` : ''}`
}

const beside = [
  'contact.vcf',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'taken.json',
  '_headers',
  '.htaccess',
]
test('heads, and the files beside the pages', async () => {
  const all = [...pages, ...beside].map((file) => `== ${file}\n${withoutHash(unseenOf(file))}`)
  await expect(all.join('\n')).toMatchFileSnapshot(snapshot('unseen.txt'))
})

test('these kinds of files, each kept so long, compressed and stored for offline', async () => {
  const rules = read('_headers')
    .split('\n\n')
    .map((rule) => ({ begin: rule.split('*')[0]!, kept: /Cache-Control: (.*)/.exec(rule)?.[1] }))
  const lines = files.map((file) => {
    if (/\.(?:br|gz)$/.test(file) && files.includes(file.slice(0, -3))) return ''
    const kind = file.replace(/(?<=^(?:assets|cards|pictures)\/)[\w.-]+([-.])[\w-]{6,8}(?:-\d+)?(?=\.\w+$)/, '*$1#')
    const kept = rules.findLast((rule) => rule.kept && `/${file}`.startsWith(rule.begin))?.kept ?? 'asked for'
    const copies = ['.br', '.gz'].filter((ending) => files.includes(file + ending))
    return [kind, kept, ...copies, ...(read('sw.js').includes(`/${file}`) ? ['stored'] : [])].join('; ')
  })
  const kinds = [...new Set(lines)].filter(Boolean).toSorted()
  await expect(`${kinds.join('\n')}\n`).toMatchFileSnapshot(snapshot('files.txt'))
})

test('another content has another address, and a picture that was seen stays for thirty days', () => {
  const drawn = files.filter((file) => /^assets\/[^.]+\.(?:svg|json)$/.test(file))
  expect(drawn.length).toBeGreaterThan(1)
  for (const file of drawn) expect(file).toContain(createHash('sha256').update(read(file)).digest('hex').slice(0, 8))
  expect(read('sw.js')).toMatch(/maxAgeSeconds:\s*(?:2592e3|2592000)\b/)
})

test('rates are published on the day of the build at the resort, where UTC has the next', () => {
  expect(read('accommodations.html')).toContain('published on 10 March 2027')
})

test('what browsers get has these licences', async () => {
  const said = Array.from(read('licences.txt').matchAll(/^(?:## |From https).*$/gm), ([line]) => line)
  const withoutVersions = said.toSorted().map((line) => line.replace(/ - [\d.]+(?= \()/, ''))
  await expect(`${withoutVersions.join('\n')}\n`).toMatchFileSnapshot(snapshot('licences.txt'))
})

const built = files.filter((file) => /^[^.]+$|\.(?:html|js|css|svg|txt|xml|vcf|json|webmanifest)$/.test(file))

test('no guest of a calendar, and no key to it, is in anything that is built', () => {
  expect(built.filter((file) => secrets.some((secret) => read(file).includes(secret)))).toEqual([])
})

/** In bytes as they travel: of each page the document, its first screen, and the code that it asks for when it is painted. */
const measured: Record<string, number[]> = {
  '404.html': [10_258, 9_392, 110_171],
  'about-us.html': [11_867, 9_870, 111_527],
  'accommodations.html': [19_055, 13_154, 115_944],
  'enjoyments.html': [13_147, 10_551, 111_854],
  'index.html': [16_798, 13_185, 114_908],
  'location.html': [17_474, 12_260, 118_664],
}

test.each(pages)('%s and its first code have at most a tenth more bytes than before', (file) => {
  const html = read(file)
  const page = parse(html)
  const code = page.querySelector('html')!.getAttribute('data-app')!.split(' ')
  const sizeOf = (name: string) => statSync(join(dist, `${name}.br`)).size
  const screen = brotliCompressSync(html.slice(0, page.querySelector('main')!.firstElementChild!.range[1])).length
  const now = [sizeOf(file), screen, code.reduce((sum, name) => sum + sizeOf(name), 0)]
  const most = measured[file]!
  expect(
    now.map((bytes, at) => bytes > most[at]! * 1.1),
    `${now.join(', ')} of ${most.join(', ')}`,
  ).not.toContain(true)
})

test('T3: the code of the calendar keeps its budget', () => {
  const code = files
    .filter((file) => /^assets\/AvailabilityCalendar-.*\.br$/.test(file))
    .map((file) => statSync(join(dist, file)).size)
  expect(code.length).toBeGreaterThan(1)
  expect(code.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(availabilityCalendarCode)
})

test('O3 nothing of the first resort is in any file', () => {
  const { site, home, accommodations, enjoyments, location } = readContent(root)
  const spots = [site.place.weatherPoint, ...location.nearby.places.map(({ coordinates }) => coordinates)]
  const named = [...accommodations.stays, ...enjoyments.experiences, ...location.nearby.places]
  const words = [
    site.name,
    site.email,
    new URL(site.siteUrl).host,
    ...Object.values(site.address),
    ...[site.phone, site.whatsapp].flatMap((number) => [number, formatPhone(number, site.place.telephone)]),
    ...spots.flatMap(({ lat, lon }) => [String(lat), String(lon)]),
    ...named.flatMap(({ id, name }) => [id, name]),
    ...(readMap(filesIn(root)).map?.labels ?? []).map(({ text }) => text),
    home.quote.text.replaceAll('_', ''),
  ].filter((word) => word.length >= 4 && !word.startsWith('{'))
  const any = new RegExp(`(?<![\\p{L}\\d])(?:${words.map(escapeRegExp).join('|')})(?![\\p{L}\\d])`, 'giu')
  expect(built.flatMap((file) => [...new Set(read(file).match(any))].map((word) => `${file}: ${word}`))).toEqual([])
})
