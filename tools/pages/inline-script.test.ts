import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { nakuru } from '../../lib/sample-places.ts'
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

test('R4 the inline script hides the notice outside its days at the resort', async () => {
  const notice = { text: 'Paint', from: '2026-12-02', until: '2026-12-06', link: null }
  const constants = inlineConstants({ notice, place: { ...site.place, timeZone: nakuru.timeZone } })
  const { code } = await bundleScript(root, 'app/entry.inline.ts', constants)
  expect(hides(code, '2026-12-01T20:59:59.999Z')).toBe(true)
  expect(hides(code, '2026-12-01T21:00:00Z')).toBe(false)
  expect(hides(code, '2026-12-04T12:00:00Z')).toBe(false)
  expect(hides(code, '2026-12-06T20:59:59.999Z')).toBe(false)
  expect(hides(code, '2026-12-06T21:00:00Z')).toBe(true)
  expect(code).not.toContain('Paint')
})
