import { expect, test, vi } from 'vitest'
import { shareOrCopy } from './share.ts'

const fails = (error: Error) => () => {
  throw error
}
const data = { title: 'Days', text: 'Shall we?', url: 'https://resort.example/#days' }

test.each([
  ['shared', 'is shown', () => {}, null],
  ['dismissed', 'is closed', fails(new DOMException('', 'AbortError')), null],
  ['copied', 'fails', fails(new Error('no')), data.url],
  ['copied', 'is not there', undefined, data.url],
  ['refused', 'and the clipboard are not there', undefined, null],
])('a link is %s where the share sheet %s', async (outcome, _, answer, toCopy) => {
  const share = answer && vi.fn(async () => answer())
  const writeText = vi.fn((text: string) => Promise.resolve(text))
  // Pages without encryption have none.
  const clipboard = outcome === 'refused' ? undefined : { writeText }
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard })
  expect(await shareOrCopy(data)).toBe(outcome)
  if (share) expect(share).toHaveBeenCalledExactlyOnceWith(data)
  expect(writeText.mock.lastCall?.[0] ?? null).toBe(toCopy)
})
