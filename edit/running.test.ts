import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { devDocumentPlugin } from '../tools/pages/dev-document.ts'
import { refuseSecond, runningPlugin } from './running.ts'

const folder = mkdtempSync(join(tmpdir(), 'running-'))
let server: ViteDevServer | undefined

afterEach(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function serve(): Promise<number> {
  mkdirSync(folder, { recursive: true })
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [devDocumentPlugin(), runningPlugin(folder)],
  })
  await server.listen()
  const at = server.httpServer?.address()
  return typeof at === 'object' && at ? at.port : 0
}

test('O1 a second editor of a folder is refused with the address of the first, while that answers', async () => {
  await refuseSecond(folder)
  const port = await serve()
  await expect(refuseSecond(folder)).rejects.toThrow(`runs already: open http://localhost:${port}/`)
  await server?.close()
  await refuseSecond(folder)
})
