import { expect, test, vi } from 'vitest'
import { createChunk } from './chunk.ts'

test('after a failure the next call fetches again, and only success arrives', async () => {
  const fetchCode = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no signal'))
    .mockResolvedValue('code')
  const chunk = createChunk(fetchCode)
  await expect(chunk.load()).rejects.toThrow('no signal')
  expect([chunk.hasFailed.get(), chunk.code.get()]).toEqual([true, null])
  await chunk.load()
  expect([chunk.hasFailed.get(), chunk.code.get()]).toEqual([false, 'code'])
})
