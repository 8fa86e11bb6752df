/** What the service worker stores, and what makes the site installable, as built. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PagesFile, StoredSite } from '../../app/service-worker/stored-site.ts'
import type { webManifest } from '../../tools/pages/web-manifest.ts'
import { builtFile, builtPage, isBuilt, pageFiles, pagePaths } from './built-pages.ts'
import { root } from '../../tools/root.ts'

const generated = join(root, '.generated')
const stored = JSON.parse(readFileSync(join(generated, 'stored-site.json'), 'utf8')) as StoredSite

describe('stored for reading offline', () => {
  test('are all pages, word for word', () => {
    const { pages, notFound } = JSON.parse(builtFile(stored.pagesFile).toString()) as PagesFile
    const expected = pagePaths.filter((path) => path !== '/404')
    expect(Object.keys(pages).toSorted()).toEqual(expected.toSorted())
    expect(stored.pages.toSorted()).toEqual(expected.toSorted())
    for (const path of expected) expect(pages[path]).toBe(builtFile(pageFiles[path]).toString())
    expect(notFound).toBe(builtFile(pageFiles['/404']).toString())
  })

  test('is everything that a page names of the assets, but style sheets that it has in itself', () => {
    const kept = new Set(stored.files.map(({ url }) => url))
    for (const path of pagePaths) {
      const html = builtPage(path)
      const named = [
        ...(html.querySelector('html')?.getAttribute('data-app') ?? '').split(' '),
        ...html.querySelectorAll('link[rel=preload]').map((each) => each.getAttribute('href') ?? ''),
        ...html.querySelectorAll('use').map((each) => (each.getAttribute('href') ?? '').split('#')[0] ?? ''),
      ]
      expect(
        named.filter((url) => url.startsWith('/assets/') && !kept.has(url)),
        path,
      ).toEqual([])
    }
  })

  test('is nothing that is not there', () => {
    expect(stored.files.filter(({ url }) => !isBuilt(url))).toEqual([])
  })

  test('the worker lists all of it', () => {
    const worker = builtFile('sw.js').toString()
    expect(stored.files.filter(({ url }) => !worker.includes(url))).toEqual([])
  })
})

describe('the web app manifest', () => {
  const manifest = JSON.parse(builtFile('manifest.webmanifest').toString()) as ReturnType<typeof webManifest>

  test('is linked by every page', () => {
    for (const path of pagePaths) {
      expect(builtPage(path).querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest')
    }
  })

  test('makes the site installable', () => {
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', lang: 'en' })
    expect(manifest.name.length * manifest.short_name.length * manifest.description.length).toBeGreaterThan(0)
    for (const size of ['192x192', '512x512']) {
      const icons = manifest.icons.filter(({ sizes }) => sizes === size)
      expect(icons.map(({ purpose }) => purpose).toSorted()).toEqual(['any', 'maskable'])
      expect(icons.every(({ src }) => isBuilt(src))).toBe(true)
    }
  })
})
