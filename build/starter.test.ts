import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleStarter } from './starter.ts'

const root = join(import.meta.dirname, '..')

/** Runs a starter at a moment, and gives the data attributes of the page before anything else has run. */
function pageAt(starter: string, moment: string): Record<string, string> {
  const documentElement = { dataset: {}, toggleAttribute: () => {} }
  runInNewContext(starter, {
    document: { documentElement },
    location: { pathname: '/' },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ addEventListener: () => {} }),
    addEventListener: () => {},
    scrollY: 0,
    Date: { now: () => Date.parse(moment) },
  })
  return documentElement.dataset
}

test('R4 the starter hides the notice outside its days at the resort, before anything is painted', async () => {
  const starter = await bundleStarter(root, { text: 'Paint', from: '2026-12-02', until: '2026-12-06', link: null })
  const hidden = { noNotice: '' }
  expect(pageAt(starter, '2026-12-01T20:59:59.999Z')).toEqual(hidden)
  expect(pageAt(starter, '2026-12-01T21:00:00Z')).toEqual({})
  expect(pageAt(starter, '2026-12-04T12:00:00Z')).toEqual({})
  expect(pageAt(starter, '2026-12-06T20:59:59.999Z')).toEqual({})
  expect(pageAt(starter, '2026-12-06T21:00:00Z')).toEqual(hidden)
  expect(starter).not.toContain('Paint')
})

test('R4 without a notice the starter knows of none', async () => {
  expect(await bundleStarter(root, null)).not.toMatch(/notice/i)
})
