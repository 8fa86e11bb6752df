import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { collectStoredSite } from './service-worker.ts'

const outDir = mkdtempSync(join(tmpdir(), 'site-'))
afterAll(() => rmSync(outDir, { recursive: true }))
function write(name: string, text = '') {
  mkdirSync(dirname(join(outDir, name)), { recursive: true })
  writeFileSync(join(outDir, name), text)
}
const collect = () => collectStoredSite({ outDir, sheetsOfAll: ['/assets/all.css'], sameScenes: [] })

test('what is stored is what pages need, without pictures and inlined styles, by new names with every change', async () => {
  await expect(collect()).rejects.toThrow('There is no 404.html')
  for (const name of ['index', 'location', '404']) write(`${name}.html`)
  for (const name of ['all.css', 'home.css', 'app.js', 'app.js.map', 'serif.woff2']) write(`assets/${name}`)
  for (const name of ['favicon.svg', 'robots.txt', 'icon-512.png', 'pictures/rose-480.avif']) write(name)
  const before = await collect()
  expect(before.pages).toEqual(['/', '/location'])
  expect(before.files.map(({ url }) => url)).toEqual([
    before.pagesFile,
    '/assets/app.js',
    '/assets/home.css',
    '/assets/serif.woff2',
    '/favicon.svg',
  ])
  for (const name of ['location.html', 'favicon.svg']) write(name, 'changed')
  const after = await collect()
  expect(after.pagesFile).not.toBe(before.pagesFile)
  expect(after.files.at(-1)?.revision).not.toBe(before.files.at(-1)?.revision)
})
