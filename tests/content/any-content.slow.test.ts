/**
 * Whatever sound content holds, every page can be built with it: lists of every length, and what owners have typed.
 * Whatever else a field holds, the result is sentences; files that cannot be read are in `unreadable.test.ts`.
 */
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse, type HTMLElement } from 'node-html-parser'
import { createServer, createServerModuleRunner } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { pages } from '../../app/routes.ts'
import { checkForOwner } from '../../tools/checks/owner-check.ts'
import { filesIn, readContent } from '../../tools/content/read-folder.ts'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { drawMap, readMap } from '../../tools/map-pins.ts'
import { root } from '../../tools/root.ts'
import type { SiteData } from '../../tools/site-data.ts'
import { siteConfig } from '../../tools/vite-settings.ts'
import { change, owners, type Change, type Data } from '../resort/launches.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { contentInMemory, copyContent, withPhotographs } from './content-copy.ts'
import { sample, samplePicture } from './sample.ts'

/** What every page is made of, without making pictures. */
async function sourcesOf(folder: string, publicDir: string): Promise<SiteData> {
  const [content, files] = [readContent(folder), filesIn(folder)]
  return {
    content,
    publicDir,
    heroScrim: '',
    originals: new Map(),
    picture: samplePicture,
    placePictures: () => Promise.resolve(),
    icons: {
      iconsFile: '/icons.svg',
      firstScreenIcons: {},
      fullMark: { viewBox: '0 0 6 5', drawing: [] },
      smallMarkBox: '0 0 6 5',
    },
    map: { ...drawMap(content, readMap(files).map), day: '/map.svg', evening: '/evening-map.svg' },
  }
}

const { folder } = temporaryFolder()
const shown = join(folder, 'shown')
const sources = await sourcesOf(sample, folder)
const config = siteConfig(sources, 'server')
const plugin = contentPlugin({ root, from: shown, pictures: samplePicture })
/** One for any number of contents: code is transformed once. */
const server = await createServer({
  ...config,
  logLevel: 'silent',
  plugins: [plugin, ...(config.plugins ?? [])],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { ssr } = server.environments
const runner = createServerModuleRunner(ssr, { hmr: false })

afterAll(async () => {
  await runner.close()
  await server.close()
})

/** The HTML of each page with the content of a folder, by its path. Throws where that is not sound. */
async function render(of: string): Promise<Map<string, HTMLElement>> {
  rmSync(shown, { force: true })
  symlinkSync(of, shown, 'junction')
  Object.assign(sources, await sourcesOf(of, folder))
  // What was made of the content before is made again; all other code stays transformed.
  ;(plugin.buildStart as () => void)()
  for (const [id, module] of ssr.moduleGraph.idToModuleMap) {
    if (id.endsWith('.yaml') || id.startsWith('\0virtual:')) ssr.moduleGraph.invalidateModule(module)
  }
  runner.clearCache()
  const entry: typeof import('../../app/entry.server.tsx') = await runner.import('/app/entry.server.tsx')
  const rendered = new Map<string, HTMLElement>()
  for (const { path } of pages) rendered.set(path, parse(await entry.render(path === '*' ? '/404' : path)))
  return rendered
}

/** Of these the first entry alone is left. */
const cut = /^(?:stays|pictures|features|amenities|experiences|cards|values|list|highlights|ways|paths)$/

const least: Change = (written) => {
  // Most entries that texts name are gone.
  const text = JSON.stringify(written).replaceAll(/\{\{\w+ [a-z0-9-]+\}\}/g, 'a place')
  const keep = (key: string, value: unknown) => (cut.test(key) && Array.isArray(value) ? value.slice(0, 1) : value)
  Object.assign(written, JSON.parse(text, keep))
  const { site, home, accommodations, enjoyments, location, days, about } = written
  location!.nearby.places = []
  about!.team.members = []
  Object.assign(accommodations!, { seasons: [], closed: [] })
  Object.assign(days!, { neighbours: [], plans: { ...days!.plans, list: [] } })
  site!.place.gate = null
  Object.assign(site!, { social: [], navigation: site!.navigation.slice(0, 2) })
  Object.assign(site!.footer, { newsletter: null, picturesNote: null })
  // Nothing leads to the places nearby.
  site!.footer.links = site!.footer.links.filter(({ to }: Data) => to !== 'nearby')
  for (const card of [...home!.about.values, ...enjoyments!.whyChoose.cards]) delete card.link
  written.taken = []
}

/** The entries, and the same again under other names. */
const repeated = (list: Data[], length: number): Data[] =>
  Array.from({ length }, (_, at) => {
    const [entry, round] = [list[at % list.length]!, Math.floor(at / list.length) + 1]
    return round === 1 ? entry : { ...entry, id: `${entry.id}-${round}`, name: `${entry.name} ${round}` }
  })

const most: Change = ({ site, accommodations, enjoyments, location, about, pictures }) => {
  accommodations!.stays = repeated(accommodations!.stays, 8)
  const keys = Object.keys(pictures!).slice(0, 8)
  for (const stay of accommodations!.stays)
    stay.pictures = keys.map((key, at) => ({
      picture: { key, focus: { x: 50, y: 50 } },
      side: [null, 'inside', 'outside'][at % 3],
      caption: at % 2 ? null : `What number ${at + 1} shows.`,
    }))
  location!.nearby.places = repeated(location!.nearby.places, 16)
  enjoyments!.experiences = repeated(enjoyments!.experiences, 8)
  about!.team.members = repeated(about!.team.members, 8)
  // The names of all make these too long.
  for (const page of [accommodations!, location!]) page.head.description = `${'Words '.repeat(20)}and more.`
  const targets = ['accommodations', 'enjoyments', 'location', 'about', 'home', 'celebrations']
  site!.navigation = targets.map((to, at) => ({ to, label: `Link ${at + 1}` }))
  const services = ['instagram', 'facebook', 'youtube', 'tiktok', 'tripadvisor']
  site!.social = services.map((icon) => ({ icon, name: `On ${icon}`, url: `https://${icon}.example/resort` }))
}

test.each(Object.entries({ least, most }))('W6 every page holds the %s of everything', async (_, cause) => {
  const copy = copyContent()
  change(copy.root, cause)
  const rendered = await render(copy.root)
  const { site, accommodations, enjoyments, location } = readContent(copy.root)
  const { length: stays } = accommodations.stays
  for (const [path, html] of rendered) {
    const empty = html
      .querySelectorAll('ul, ol, dl, select, h1, h2, h3, nav')
      .filter((each) => each.text.trim() === '' && !each.querySelector('[aria-label]'))
    expect(empty.map(String), path).toEqual([])
    const ids = html.querySelectorAll('[id]').map(({ id }) => id)
    expect(ids, path).toEqual([...new Set(ids)])
    const isLost = ({ host, pathname, hash }: URL) =>
      host === 'site.test' && hash && !rendered.get(pathname)?.getElementById(hash.slice(1))
    const links = html.querySelectorAll('a[href]')
    const targets = links.map((link) => new URL(link.getAttribute('href')!, `http://site.test${path}`))
    expect(targets.filter(isLost).map(String), path).toEqual([])
    expect(html.querySelectorAll('header nav:not(details nav) a'), path).toHaveLength(site.navigation.length)
    const toServices = html.querySelectorAll('footer a').filter((link) => /\.example\/resort/.test(String(link)))
    expect(toServices, path).toHaveLength(site.social.length)
    expect(html.querySelectorAll('footer input[type=email]'), path).toHaveLength(site.footer.newsletter ? 1 : 0)
  }
  const page = (path: string) => rendered.get(path)!
  for (const [path, parts, count] of [
    ['/accommodations', 'main article', stays],
    ['/accommodations', 'table thead th', stays > 1 ? stays + 1 : 0],
    ['/location', 'main ol > li[id][data-place]', location.nearby.places.length],
    ['/enjoyments', 'main section[aria-labelledby$="-name"]', enjoyments.experiences.length],
  ] as const)
    expect(page(path).querySelectorAll(parts), parts).toHaveLength(count)
  const way = page('/location').querySelector('a[href*="destination="]')?.getAttribute('href') ?? ''
  // Without a gate, directions lead to the address.
  expect(new URL(way).searchParams.get('destination')).toMatch(site.place.gate ? /^[-\d.,]+$/ : /\p{L}{4}/u)
  for (const stay of page('/accommodations').querySelectorAll('main article [data-plates]')) {
    const links = stay.querySelectorAll('a').map((link) => link.getAttribute('href'))
    expect(new Set(links).size).toBe(accommodations.stays[0]!.pictures.length)
    for (const link of links) expect(link).toMatch(/^\/pictures\/.*-1600\.avif$/)
  }
})

test.each(Object.entries(owners))('what an owner types %s passes the check, and pages are built', async (_, typed) => {
  const copy = await withPhotographs(copyContent())
  change(copy.root, ...typed)
  expect((await checkForOwner(copy.root, '2026-11-22')).problems).toEqual([])
  const rendered = await render(copy.root)
  for (const [path, html] of rendered) expect(html.querySelectorAll('h1'), path).toHaveLength(1)
})

const inMemory = contentInMemory()
const names = 'site home accommodations pictures location unconfirmed ui'
const file = fc.constantFrom(...names.split(' ').map((name) => `${name}.yaml`))

/** Each message is one line of readable length, with file and line, and without fragments of code or errors. */
function expectSentences(problems: string[]) {
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/[a-z-]+\.yaml, line [1-9]\d*: \S/)
    expect(problem).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/u)
    expect(problem).not.toMatch(/undefined|\[object|NaN|Invalid input|Error:|\n\s+at /)
    expect(problem.length).toBeLessThan(900)
  }
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // What placeholders or a terminal could take for more than a text.
  fc.constantFrom(...'{{ }}|{{{{name}}}}|{{name|{{__proto__}}|{{price }}|__proto__|$&|_a (b_|\u001b[31mred'.split('|')),
  fc.constantFrom('', '\u0000', '\u2028', '\ufffd', '---\n---\n', 'x'.repeat(20_000)),
)

test('any value in any field gives messages in sentences', () => {
  const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.double())
  fc.assert(
    fc.property(file, fc.nat(), value, (name, position, anything) => {
      const document = parseDocument(inMemory.read(name))
      const pairs: { value: unknown }[] = []
      visit(document, { Pair: (_, pair) => void pairs.push(pair) })
      const pair = pairs[position % Math.max(1, pairs.length)]
      if (pair) pair.value = document.createNode(anything)
      expectSentences(inMemory.replace(name, document.toString()))
    }),
    { numRuns: 60 },
  )
})
