import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { cairo, lisbon, nakuru } from '../../lib/sample-places.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { bundleScript } from './bundle.ts'
import { inlineConstants } from './inline-script.ts'
import { root } from '../root.ts'

/** Whether an inline script that runs at a moment hides the notice, before anything else has run. */
function hides(script: string, moment: string): boolean {
  const set = new Set<string>()
  const toggleAttribute = (name: string, isSet: boolean) => void (isSet ? set.add(name) : set.delete(name))
  const documentElement = { dataset: {}, toggleAttribute }
  runInNewContext(script, {
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

const { site } = soundContent()

const scriptOf = async (of: Parameters<typeof inlineConstants>[0]) =>
  (await bundleScript(root, 'app/entry.inline.ts', inlineConstants(of))).code

const withNotice = (from: string, until: string, { timeZone }: typeof nakuru) =>
  scriptOf({ notice: { text: 'Paint', from, until, link: null }, place: { ...site.place, timeZone } })

test('R4 the inline script hides the notice outside its days at the resort', async () => {
  const script = await withNotice('2026-12-02', '2026-12-06', nakuru)
  expect(hides(script, '2026-12-01T20:59:59.999Z')).toBe(true)
  expect(hides(script, '2026-12-01T21:00:00Z')).toBe(false)
  expect(hides(script, '2026-12-04T12:00:00Z')).toBe(false)
  expect(hides(script, '2026-12-06T20:59:59.999Z')).toBe(false)
  expect(hides(script, '2026-12-06T21:00:00Z')).toBe(true)
  expect(script).not.toContain('Paint')
})

test('R4 the inline script does not mention a notice where there is none', async () => {
  expect(await scriptOf({ ...site, notice: null })).not.toMatch(/notice/i)
})

test('R4 W5 a notice begins and ends by the clock as it goes in those nights', async () => {
  const summer = await withNotice('2026-03-29', '2026-03-29', lisbon)
  expect(hides(summer, '2026-03-28T23:59:59Z')).toBe(true)
  expect(hides(summer, '2026-03-29T00:00:00Z')).toBe(false)
  expect(hides(summer, '2026-03-29T22:59:59Z')).toBe(false)
  expect(hides(summer, '2026-03-29T23:00:00Z')).toBe(true)
  const overMidnight = await withNotice('2026-04-24', '2026-10-29', cairo)
  expect(hides(overMidnight, '2026-04-23T21:59:59Z')).toBe(true)
  expect(hides(overMidnight, '2026-04-23T22:00:00Z')).toBe(false)
  expect(hides(overMidnight, '2026-10-29T21:59:59Z')).toBe(false)
  expect(hides(overMidnight, '2026-10-29T22:00:00Z')).toBe(true)
})
