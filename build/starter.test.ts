import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleStarter } from './starter.ts'

const root = join(import.meta.dirname, '..')

/** Whether a starter that runs at a moment hides the notice, before anything else has run. */
function hides(starter: string, moment: string): boolean {
  const set = new Set<string>()
  const toggleAttribute = (name: string, isSet: boolean) => void (isSet ? set.add(name) : set.delete(name))
  const documentElement = { dataset: {}, toggleAttribute }
  runInNewContext(starter, {
    document: { documentElement },
    location: { pathname: '/' },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ addEventListener: () => {} }),
    addEventListener: () => {},
    scrollY: 0,
    Date: { now: () => Date.parse(moment) },
  })
  return set.has('data-no-notice')
}

test('R4 the starter hides the notice outside its days at the resort, before anything is painted', async () => {
  const starter = await bundleStarter(root, { text: 'Paint', from: '2026-12-02', until: '2026-12-06', link: null })
  expect(hides(starter, '2026-12-01T20:59:59.999Z')).toBe(true)
  expect(hides(starter, '2026-12-01T21:00:00Z')).toBe(false)
  expect(hides(starter, '2026-12-04T12:00:00Z')).toBe(false)
  expect(hides(starter, '2026-12-06T20:59:59.999Z')).toBe(false)
  expect(hides(starter, '2026-12-06T21:00:00Z')).toBe(true)
  expect(starter).not.toContain('Paint')
})

test('R4 without a notice the starter knows of none', async () => {
  expect(await bundleStarter(root, null)).not.toMatch(/notice/i)
})
