/** Files beside the pages: fonts, and what the service worker stores. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PagesFile, StoredSite } from '../../app/service-worker/stored-site.ts'
import { faceFile, faceNames, lettersOf } from '../../tools/brand/font-files.ts'
import { storedSite } from '../budgets.ts'
import { builtFile, builtPage, dist, isBuilt, pageFiles, pagePaths } from './built-pages.ts'
import { root } from '../../tools/root.ts'

const stored = JSON.parse(readFileSync(join(root, '.generated/stored-site.json'), 'utf8')) as StoredSite

test('stored for reading offline are all pages, word for word', () => {
  const text = builtFile(stored.pagesFile).toString()
  // Another text has another address: this one is never asked for again.
  expect(stored.pagesFile).toContain(createHash('sha256').update(text).digest('hex').slice(0, 8))
  const { pages, notFound } = JSON.parse(text) as PagesFile
  const expected = pagePaths.filter((path) => path !== '/404')
  expect(Object.keys(pages).toSorted()).toEqual(expected.toSorted())
  expect(stored.pages.toSorted()).toEqual(expected.toSorted())
  for (const path of expected) expect(pages[path]).toBe(builtFile(pageFiles[path]).toString())
  expect(notFound).toBe(builtFile(pageFiles['/404']).toString())
})

test('so is everything that a page names of the assets, but the style sheet that all pages have in themselves', () => {
  const worker = builtFile('sw.js').toString()
  for (const path of pagePaths) {
    const html = builtPage(path)
    const named = [
      ...(html.querySelector('html')?.getAttribute('data-app') ?? '').split(' '),
      ...html.querySelectorAll('link').map((each) => each.getAttribute('href') ?? ''),
      ...html.querySelectorAll('use').map((each) => (each.getAttribute('href') ?? '').split('#')[0] ?? ''),
    ]
    const missing = named.filter((url) => url.startsWith('/assets/') && !worker.includes(url))
    expect(missing, path).toEqual([expect.stringMatching(/^\/assets\/shared-.*\.css$/)])
    // Of style sheets it names those of its classes, and its head has what they say of these.
    const own = new Set(html.querySelectorAll('[class]').flatMap(({ classNames }) => classNames.split(' ')))
    const ownIn = (css: string) => (css.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []).filter((name) => own.has(name))
    for (const name of assets.filter((each) => each.endsWith('.css'))) {
      const names = ownIn(builtFile(`assets/${name}`).toString())
      expect(named.includes(`/assets/${name}`) && names.length === 0, name).toBe(false)
      expect(ownIn(html.querySelector('style')!.text), name).toEqual(expect.arrayContaining(names))
    }
  }
})

test('budget of what is stored for reading offline', () => {
  const bytes = ['/sw.js', ...stored.files.map(({ url }) => url)].map(
    (url) => builtFile(isBuilt(`${url}.br`) ? `${url}.br` : url).length,
  )
  const sum = bytes.reduce((a, b) => a + b)
  console.log(`  stored for offline: ${sum} of ${storedSite} bytes, ${bytes.length} files`)
  const found = 'What is stored for reading offline has too many bytes. Shorten the longest texts.'
  expect(sum, found).toBeLessThanOrEqual(storedSite)
})

const assets = readdirSync(join(dist, 'assets'))

/** All that pages show, and all that scripts may: their words are among their other text. */
const shown = new Set([
  // Small lines above headings are set in capitals.
  ...pagePaths.flatMap((path) => [...builtPage(path).text, ...builtPage(path).text.toUpperCase()]),
  ...assets.filter((name) => name.endsWith('.js')).flatMap((name) => [...builtFile(`assets/${name}`).toString()]),
])

test.each(faceNames)('%s has every character of the pages and scripts that it had before it was cut', async (name) => {
  const built = assets.filter((each) => each.startsWith(`${name}-`) && each.endsWith('.woff2'))
  expect(built).toHaveLength(1)
  const before = await lettersOf(faceFile(root, name))
  const after = await lettersOf(join(dist, 'assets', built[0]!))
  // Scripts name the sign for what cannot be read, and pages never show it.
  const wanted = [...shown].filter((each) => each !== '\ufffd')
  expect(wanted.filter((each) => before.has(each) && !after.has(each))).toEqual([])
})
