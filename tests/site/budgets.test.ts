/** The budgets of `tests/budgets.ts` that can be read from the build, without a browser. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { globSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../serve/server.ts'
import { firstScreen, map, noticeInFirstScreen, wholeDocument } from '../budgets.ts'
import { builtFile, builtPage, content, dist, pageFiles, pagePaths } from './built-pages.ts'

const server = createSiteServer({ dir: dist })
let port: number

beforeAll(async () => {
  port = Number(new URL(await listen(server, 0)).port)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

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

test.each(['map', 'evening-map'])('budget of the drawing %s', (name) => {
  const [file = ''] = globSync(`assets/${name}-*.svg.br`, { cwd: dist })
  const found = 'The drawing of the map has too many bytes. Draw less in assets/map/map.svg.'
  expect(builtFile(file).length, found).toBeLessThanOrEqual(map)
})
