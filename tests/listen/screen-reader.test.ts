import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from './screen-reader.ts'

test('listening reaches no speech server, which would hang it', () => {
  const { SPEECHD_CMD = '', SPEECHD_ADDRESS = '' } = environment('/nowhere', '/nowhere/spoken')
  expect(spawnSync(SPEECHD_CMD).status, 'none can be started').toBe(1)
  const [method, address = ''] = SPEECHD_ADDRESS.split(':')
  expect(method).toBe('unix_socket')
  expect(existsSync(address), 'none answers').toBe(false)
})
