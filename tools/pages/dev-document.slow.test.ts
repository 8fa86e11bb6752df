/** The development server without a site: what it opens and hands out. */
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { addressesFile } from '../calendars/addresses.ts'
import { devDocumentPlugin } from './dev-document.ts'

const { folder, write } = temporaryFolder()
const server = await createServer({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  appType: 'custom',
  server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [devDocumentPlugin()],
})
await server.listen()
const address = server.resolvedUrls!.local[0]!.slice(0, -1)

afterAll(() => server.close())

const bodies = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(address + path)).text()))

test('O1 no address opens a file in a text editor', async () => {
  const answer = await fetch(`${address}/__open-in-editor?file=note.txt`)
  expect(answer.status).toBe(404)
})

const files = [addressesFile, '.git/config', '.env']
test.each(files)('T6 nobody is handed %s, in any form, and no page of another port reads an answer', async (file) => {
  const secret = 'https://calendars.example/secret.ics'
  for (const name of [file, 'open.yaml']) write(name, secret)
  const ways = (name: string) =>
    ['', '?raw', '?import&raw', '?url', '?inline'].flatMap((query) => [
      `/${name}${query}`,
      `/@fs${join(folder, name)}${query}`,
    ])
  // What is no secret is handed out, so the ways are right.
  expect((await bodies(ways('open.yaml'))).join()).toContain(secret)
  expect((await bodies(ways(file))).join()).not.toContain(secret)
  const answer = await fetch(`${address}/open.yaml`, { headers: { Origin: 'http://localhost:3000' } })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
})
