/** `npm start`: builds when sources are newer than the build, and serves the built site on this machine. */
import '../tools/commands/end-with-npm.ts'
import { join } from 'node:path'
import { createSiteServer, listen } from './server.ts'
import { isBuilt } from '../tools/build-stamp.ts'
import { explain } from '../tools/machine-errors.ts'
import { root } from '../tools/root.ts'

try {
  let isThere = isBuilt(root, 'fast')
  const server = createSiteServer({ dir: join(root, 'dist'), isBuilt: () => isThere })
  // First, so that a port that is taken is told before anything is built.
  const address = await listen(server, Number(process.env.PORT ?? 4173))
  // Loading the build tools takes longer than starting a server.
  if (!isThere) await (await import('../tools/build.ts')).buildSite('fast')
  isThere = true
  console.log(`The site is at ${address} (Ctrl-C ends it)`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
