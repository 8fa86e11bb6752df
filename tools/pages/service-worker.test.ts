import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, collectStoredSite } from './service-worker.ts'

let folder: string

const files: Record<string, string> = {
  'index.html': 'home',
  'location.html': 'guide',
  '404.html': 'not found',
  'favicon.svg': '<svg/>',
  'robots.txt': '',
  'icon-512.png': '',
  'assets/all.css': '',
  'assets/home.css': '',
  'assets/app.js': '',
  'assets/app.js.map': '',
  'assets/serif.woff2': '',
  'pictures/rose-480.avif': '',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'pictures'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})

afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['index.html', '/'],
  ['location.html', '/location'],
])('%s is the page at %s', (file, address) => expect(addressOf(file)).toBe(address))

describe('what is stored', () => {
  const collect = (outDir = folder) => collectStoredSite({ outDir, sheetsOfAll: ['/assets/all.css'], sameScenes: [] })

  test('is all pages and what they need, without pictures and inlined styles', async () => {
    const site = await collect()
    expect(site.pages).toEqual(['/', '/location'])
    expect(site.pagesFile).toMatch(/^\/assets\/pages-[0-9a-f]{8}\.json$/)
    expect(JSON.parse(await readFile(join(folder, site.pagesFile), 'utf8'))).toEqual({
      pages: { '/': files['index.html'], '/location': files['location.html'] },
      notFound: files['404.html'],
    })
    expect(site.files.map(({ url }) => url)).toEqual([
      site.pagesFile,
      '/assets/app.js',
      '/assets/home.css',
      '/assets/serif.woff2',
      '/favicon.svg',
    ])
  })

  test('has a new name or revision with every change of a page', async () => {
    const before = await collect()
    await writeFile(join(folder, 'location.html'), 'changed')
    await writeFile(join(folder, 'favicon.svg'), 'changed')
    const after = await collect()
    expect(after.pagesFile).not.toBe(before.pagesFile)
    expect(after.files.at(-1)).toMatchObject({ url: '/favicon.svg' })
    expect(after.files.at(-1)?.revision).not.toBe(before.files.at(-1)?.revision)
  })

  test('cannot be told of a site without its 404 page', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    await expect(collect(empty)).rejects.toThrow('There is no 404.html')
  })
})
