import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noChoices } from '../choices.ts'
import { asOwn } from './moves.ts'
import { arrange } from './plan.ts'
import { parseShareLink, shareLink } from './share-link.ts'

const known = ['park', 'crater', 'lake', 'roses']
const hours = { from: 360, arrival: 840, departure: 720, sunset: () => 1100 }

test('P4 a plan comes out of its link as it went in', () => {
  const outings = known.map((id) => ({ id, visitMinutes: 90, when: 'any' as const }))
  fc.assert(
    fc.property(fc.array(fc.shuffledSubarray(known), { maxLength: 4 }), fc.shuffledSubarray(known), (days, loose) => {
      const choices = asOwn(arrange({ days, loose }, { checkIn: '', checkOut: '' }, hours, outings))
      const shared = parseShareLink(shareLink(choices).split('#')[1] ?? '', known)
      if (choices.days.length === 0) expect(shared).toEqual({ kind: 'unreadable' })
      else expect(shared).toEqual({ kind: 'plan', choices, dropped: 0 })
    }),
  )
})

test('P7 it holds places and their order, and no dates', () => {
  expect(shareLink({ days: [['park', 'crater'], [], ['lake']], loose: ['roses'] })).toBe(
    '/location#days=1;park,crater;;lake;also=roses',
  )
  expect(shareLink(noChoices)).toBe('/location#days=1')
})

test('P7 unknown ids are dropped and counted, repeated ones only dropped', () => {
  expect(parseShareLink('#days=1;park,moon,park;sun;also=lake,park', known)).toEqual({
    kind: 'plan',
    choices: { days: [['park']], loose: ['lake'] },
    dropped: 2,
  })
  expect(parseShareLink('days=1;moon', known)).toEqual({ kind: 'plan', choices: noChoices, dropped: 1 })
  expect(parseShareLink('#days%3D1%3Bpark%2Ccrater', known)).toEqual({
    kind: 'plan',
    choices: { days: [['park', 'crater']], loose: [] },
    dropped: 0,
  })
})

test('P4 other fragments are no plan, other versions cannot be read, and nothing throws', () => {
  for (const fragment of ['', '#', '#map', '#your-days', '#enquiry=1;stay=x', '#x;days=1;park']) {
    expect(parseShareLink(fragment, known)).toBeUndefined()
  }
  for (const fragment of ['#days=2;park', '#days=', '#days=1', '#days=1;;', `#days=1${';park'.repeat(41)}`]) {
    expect(parseShareLink(fragment, known)).toEqual({ kind: 'unreadable' })
  }
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `days=1;${text}`),
      ),
      (text) => {
        const shared = parseShareLink(text, known)
        if (shared?.kind !== 'plan') return
        const ids = [...shared.choices.days.flat(), ...shared.choices.loose]
        expect(ids.every((id) => known.includes(id))).toBe(true)
        expect(new Set(ids).size).toBe(ids.length)
      },
    ),
  )
})
