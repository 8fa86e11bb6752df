/** The request while the owner has not said how many units there are, from what age children count, or anything else. */
import { expect, test, vi } from 'vitest'
import type { Accommodations } from '../../../../content/accommodations.schema.ts'
import type { Terms } from '../../../../content/terms.schema.ts'
import words from '../../../../content/enquiry.yaml'
import { closureOf } from './nights.ts'
import { estimateOf, fitOf } from './price.ts'
import { booking, house, room } from './samples.ts'
import { toMessage } from './message.ts'
import { canAdd, chosenOf, known } from './stays.ts'

vi.mock('../../../../content/accommodations.yaml', async (original) => {
  const { stays, ...rest } = await original<Accommodations>()
  const unanswered = stays.map((stay) => ({ ...stay, residentsUsd: null, units: null }))
  return { ...rest, stays: unanswered, seasons: [], closed: [], localCurrency: null }
})
vi.mock('../../../../content/terms.yaml', async (original) => {
  const { terms, ...rest } = await original<Terms>()
  return { ...rest, terms: { ...terms, children: { ...terms.children, countFromAge: null } } }
})

test('B6: of each stay one can be chosen, and two are never offered', () => {
  const two = { ...booking, stays: [room.id, room.id] }
  expect(chosenOf(two)).toEqual([{ stay: room, units: 1 }])
  expect(canAdd(room, chosenOf(two))).toBe(false)
  const [, loft] = known.stays
  const offered = [room.id, loft, house.id].map((id) => ({ stay: { id }, units: 1 }))
  expect(fitOf({ ...two, stays: [room.id, loft!], adults: 7 })).toMatchObject({ kind: 'tooSmall', offered })
  expect(fitOf({ ...two, adults: 12 }).kind).toBe('ask')
})

test('R1, R3: every night is open, at one price for all', () => {
  const spring = { ...booking, checkIn: '2028-01-08', checkOut: '2028-01-10', areResidents: true }
  expect(closureOf(chosenOf(spring), spring)).toBeNull()
  expect(estimateOf(spring)).toMatchObject({ totalUsd: 220, isResidents: false })
  expect(toMessage(spring).body.split('\n')).toContain(words.message.estimate)
  expect(toMessage(spring).body).not.toContain('€')
})

test('B5: children count from two years on', () => {
  expect(fitOf({ ...booking, stays: [room.id], childAges: [1] }).kind).toBe('fits')
  expect(fitOf({ ...booking, stays: [room.id], childAges: [2] }).kind).toBe('tooSmall')
})
