import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { explain } from '../machine-errors.ts'
import { refuseTaken } from './port.ts'

test('O1 a second editor finds the port taken, and says where the first one is', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const refused: unknown = await refuseTaken(port).catch((error: unknown) => error)
  expect(explain(refused)).toBe(
    `Port ${port} is taken. If this command runs in another window, open http://localhost:${port}/; otherwise choose another port: PORT=${port + 1}`,
  )
  first.close()
  await once(first, 'close')
  await refuseTaken(port)
  await refuseTaken(port)
})
