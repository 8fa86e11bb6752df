/** `node serve/run.ts [folder] [port]`: serves a site that is already built. */
import { resolve } from 'node:path'
import { ServerProblem, closeOnInterrupt, createSiteServer, listen, readPort } from './server.ts'

try {
  const [, , folder = 'dist', port = process.env.PORT] = process.argv
  const server = createSiteServer({ dir: resolve(folder) })
  closeOnInterrupt(server)
  console.log(await listen(server, readPort(port, 4173)))
} catch (error) {
  if (!(error instanceof ServerProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
