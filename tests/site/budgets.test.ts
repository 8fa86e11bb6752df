/** The budgets of `tests/budgets.ts` that can be read from the build, without a browser. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { globSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../serve/server.ts'
import { firstScreen, map, noticeInFirstScreen, whenUsed, wholeDocument } from '../budgets.ts'
import { builtFile, builtPage, content, dist, pageFiles, pagePaths } from './built-pages.ts'

const server = createSiteServer({ dir: dist })
const { port } = new URL(await listen(server, 0))
afterAll(() => server.close().closeAllConnections())

/** Bytes of the head of an answer, as it travels. */
async function headOf(path: string): Promise<number> {
  const asked = request({ port, path, method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }).end()
  const [{ statusCode, statusMessage, rawHeaders }] = (await once(asked, 'response')) as [IncomingMessage]
  const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]))
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n').length
}

test.each(pagePaths)('budgets of %s: its first screen in one round trip, and its document', async (path) => {
  const [, end = 0] = builtPage(path).querySelector('main')?.firstElementChild?.range ?? []
  const html = builtFile(pageFiles[path]).toString()
  expect(end).toBeGreaterThan(html.indexOf('<h1'))
  const [head, prefix] = [await headOf(path), brotliCompressSync(html.slice(0, end)).length]
  const whole = builtFile(`${pageFiles[path]}.br`).length
  console.log(
    `  ${path}: headers ${head} + first screen ${prefix} = ${head + prefix} of ${firstScreen}; document ${whole} of ${wholeDocument(path)}`,
  )
  const advice = 'Shorten its texts, or take an entry out of its longest list.'
  const most = firstScreen + (content.site.notice ? noticeInFirstScreen : 0)
  expect(head + prefix, `The first screen of ${path} has too many bytes. ${advice}`).toBeLessThanOrEqual(most)
  expect(whole, `The document of ${path} has too many bytes. ${advice}`).toBeLessThanOrEqual(wholeDocument(path))
})

/** Code by the names that tools/pages/chunks.ts gives its files. */
test.each([
  ['The drawing of the map', ['map'], map],
  ['The drawing of the map in the evening', ['evening-map'], map],
  ['Code of the request', ['RequestDialog', 'form', 'request'], whenUsed.request],
  ['Code of planner, weather and toasts', ['Planner', 'days', 'Forecast', 'Toasts'], whenUsed.plannerWeatherAndToasts],
])('budget: %s', (what, names, limit) => {
  const files = names.map((name) => globSync(`assets/${name}-*.br`, { cwd: dist }))
  for (const [at, found] of files.entries()) expect(found, names[at]).not.toEqual([])
  const sum = files.flat().reduce((bytes, file) => bytes + builtFile(file).length, 0)
  console.log(`  ${what}: ${sum} of ${limit} bytes`)
  expect(sum, `${what} has too many bytes. Draw less in assets/map/map.svg, or load less.`).toBeLessThanOrEqual(limit)
})
