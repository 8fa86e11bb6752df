import { expect, test } from 'vitest'
import { nakuru } from '../../lib/sample-places.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { inlineConstants } from './inline-script.ts'

test('R4 a notice begins and ends with its days at the resort', () => {
  const notice = { text: 'Paint', from: '2026-12-02', until: '2026-12-06', link: null }
  const place = { ...soundContent().site.place, timeZone: nakuru.timeZone }
  expect(inlineConstants({ notice, place })).toMatchObject({
    'import.meta.env.NOTICE_BEGINS': String(Date.parse('2026-12-01T21:00:00Z')),
    'import.meta.env.NOTICE_ENDS': String(Date.parse('2026-12-06T21:00:00Z')),
  })
})
