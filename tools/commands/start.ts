/** `npm start`: builds when sources are newer than the build, and serves the built site on this machine. */
import { join } from 'node:path'
import { checkPort, closeOnInterrupt, createSiteServer, listen, readPort } from '../../serve/server.ts'
import { ensureBuilt } from '../built-state.ts'
import { explain } from '../machine-errors.ts'
import { root } from '../root.ts'

try {
  const port = readPort(process.env.PORT, 4173)
  await checkPort(port)
  await ensureBuilt(root, 'fast')
  const server = createSiteServer({ dir: join(root, 'dist') })
  closeOnInterrupt(server)
  console.log(`The site is at ${await listen(server, port)} (Ctrl-C ends it)`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
