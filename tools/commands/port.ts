import { once } from 'node:events'
import { createServer } from 'node:net'

/** @throws EADDRINUSE where a program has the port, before anything else is begun */
export async function refuseTaken(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
