import { expect, test } from 'vitest'
import { forAny } from '../../../../tests/for-any.ts'
import { seasons, stays } from '../../../../content/accommodations.yaml'
import words from '../../../../content/request.yaml'
import { addDays } from '../../../../lib/dates.ts'
import type { Draft } from '../../draft.ts'
import { booking, requestFor, house, loft, room, soundBooking } from './samples.ts'
import { canAdd, idsOf, knownIds, roomIn, unitsIn } from './chosen-stays.ts'

/** What a night costs, looked up in another way than the code does: by the days of the two years around it. */
function costOf(stay: string, night: string, areResidents: boolean): number {
  const year = Number(night.slice(0, 4))
  const daysOf = ({ from, until }: { from: string; until: string }) =>
    from.length > 5
      ? [[from, until]]
      : [year - 1, year].map((first) => [`${first}-${from}`, `${from > until ? first + 1 : first}-${until}`])
  const [inSeason] = seasons
    .filter((season) => daysOf(season).some(([from = '', until = '']) => from <= night && night <= until))
    .toSorted((one, other) => other.from.length - one.from.length)
    .flatMap(({ prices }) => prices.filter((price) => price.stay === stay))
  const price = inSeason ?? stays.find(({ id }) => id === stay)
  return (areResidents ? price?.residentsUsd : null) ?? price?.priceUsd ?? Number.NaN
}

test('V4, R1, R3, B6: the sum is that of all stays, units and nights, or says why there is none', () => {
  forAny(soundBooking, (draft) => {
    const { chosen, refusal, fit, estimate: found } = requestFor(draft)
    const fits = ['fits', 'largerThanNeeded'].includes(fit.kind)
    const why = refusal ? 'closed' : !fits ? 'tooSmall' : chosen.length === 0 ? 'noStay' : 'sum'
    expect(found.kind).toBe(why)
    if (found.kind !== 'sum') return
    const nights: string[] = []
    for (let day = draft.checkIn; day < draft.checkOut; day = addDays(day, 1)) nights.push(day)
    const sumOf = (areResidents: boolean) => (id: string) =>
      nights.reduce((sum, night) => sum + costOf(id, night, areResidents), 0)
    expect(found.nights).toBe(nights.length)
    expect(requestFor({ ...draft, stays: draft.stays.toReversed() }).estimate).toEqual(found)
    expect(found.lines.map(({ stay, units }) => ({ stay, units }))).toEqual(chosen)
    for (const { stay, units, rates, sumUsd } of found.lines) {
      expect(sumUsd).toBe(units * sumOf(draft.areResidents)(stay.id))
      expect(rates.reduce((sum, rate) => sum + rate.nights * rate.usd, 0) * units).toBe(sumUsd)
    }
    expect(found.totalUsd).toBe(found.lines.reduce((sum, { sumUsd }) => sum + sumUsd, 0))
    expect(found.isFrom).toBe(chosen.some(({ stay }) => stay.priceIsFrom))
    const paid = found.lines.map(({ stay }) => nights.map((night) => costOf(stay.id, night, draft.areResidents)))
    const usual = found.lines.map(({ stay }) => nights.map((night) => costOf(stay.id, night, false)))
    expect(found.isResidents).toBe(String(paid) !== String(usual))
  })
})

test.each<[string, Partial<Draft>]>([
  ['noDates', { checkIn: '' }],
  ['noDates', { checkOut: booking.checkIn }],
  ['noDates', { checkIn: '2026-02-29' }],
  ['noStay', { stays: [], checkIn: '' }],
  ['ask', { checkOut: addDays(booking.checkIn, words.limits.nights + 1), stays: [room.id] }],
  ['tooSmall', { adults: 5, checkIn: '', checkOut: '' }],
  ['closed', { adults: 5, checkIn: '2027-05-01', checkOut: '2027-05-05' }],
])('B6: no sum, because of %s', (kind, part) => {
  expect(requestFor({ ...booking, ...part }).estimate).toMatchObject({ kind })
})

test('B1 free cancelling is promised up to ten days before, and while there are no dates', () => {
  const days = ['2026-12-01', '2026-11-30', '2026-11-20', '']
  expect(days.map((checkIn) => requestFor({ ...booking, checkIn }).canCancel)).toEqual([true, false, false, true])
})

const fitOf = (ids: string[], adults: number, part: Partial<Draft> = {}) => {
  const { fit: found } = requestFor({ ...booking, stays: ids, adults, ...part })
  return found.kind === 'tooSmall' ? idsOf(found.offered) : found.kind
}

test('B6 no room changes a party that was counted; one for more than two leaves the number open until then', () => {
  forAny(soundBooking, (draft) => {
    expect(requestFor(draft).party.adults).toBe(draft.adults)
    const { chosen, party, fit } = requestFor({ ...draft, adults: null })
    const isForMore = chosen.reduce((sum, { stay, units }) => sum + units * stay.occupancy.min, 0) > 2
    expect([party.adults, isForMore && fit.kind === 'largerThanNeeded']).toEqual([isForMore ? null : 2, false])
  })
})

test('B6: while the owner has not said how many there are of a stay, one can be chosen', () => {
  expect(unitsIn({ ...room, units: null })).toBe(1)
})

test.each([
  [2, [], 2],
  [2, [7], 3],
  [1, [6, 17], 3],
  [2, [0, 5], 2],
  [2, [5, 8, null], 4],
])('B6: %i adults and children of %j are %i guests: a child counts once, a baby not', (adults, childAges, guests) => {
  expect(requestFor({ ...booking, adults, childAges }).party.counted).toBe(guests)
})

test('B6: what is offered has room, is open, the cheapest of its kind, and fits once it is chosen', () => {
  forAny(soundBooking, (draft) => {
    const { chosen, fit: found, party } = requestFor(draft)
    const guests = party.counted
    const isOpen = (id: string) => !requestFor({ ...draft, stays: [id] }).refusal
    expect(['tooSmall', 'ask', 'tooMany'].includes(found.kind)).toBe(
      chosen.length > 0
        ? guests > roomIn(chosen)
        : !stays.some((stay) => stay.occupancy.max >= guests && isOpen(stay.id)),
    )
    if (found.kind !== 'tooSmall') return
    const accepted = { ...draft, stays: idsOf(found.offered) }
    const then = requestFor(accepted)
    expect(['fits', 'largerThanNeeded']).toContain(then.fit.kind)
    expect(then.chosen).toEqual(found.offered)
    const had = idsOf(chosen)
    expect(accepted.stays.filter((id) => !had.includes(id)).every(isOpen)).toBe(true)
    // One stay in place of one, or one more.
    const sumOf = (ids: string[]) => {
      const { estimate: sum } = requestFor({ ...draft, stays: ids })
      return sum.kind === 'sum' ? sum.totalUsd : Infinity
    }
    const start = had.length > 1 ? had : []
    const others = stays.filter(
      (stay) => isOpen(stay.id) && canAdd(stay, requestFor({ ...draft, stays: start }).chosen),
    )
    const sums = others.map(({ id }) => [...start, id]).map(sumOf)
    if (accepted.stays.length === start.length + 1) expect(sumOf(accepted.stays)).toBe(Math.min(...sums))
    else expect([Math.min(Infinity, ...sums), accepted.stays.length]).toEqual([Infinity, 2])
  })
})

const summer = { checkIn: '2027-07-05', checkOut: '2027-07-07' }
test.each<[string, string[], number, string | string[], Partial<Draft>]>([
  ['none for fewer nights than it takes', [loft.id], 5, 'ask', summer],
  ['two with the chosen one', [house.id], 8, [room.id, house.id], {}],
  ['two without it, where it is too small', [room.id], 10, [loft.id, house.id], {}],
  ['nothing for very many', [house.id], 12, 'ask', {}],
  ['nobody’s room where all together sleep fewer', [...knownIds.stays, room.id, room.id, room.id], 20, 'tooMany', {}],
  ['two while none is chosen and none fits', [], 8, [room.id, house.id], {}],
  ['another than one that is meant for more', [loft.id], 1, 'largerThanNeeded', {}],
  ['another than one meant for one more', [house.id], 3, 'largerThanNeeded', {}],
  ['nothing else to as many as it is meant for', [house.id], 4, 'fits', {}],
  ['nothing else to one, where no stay is meant for so few', [room.id], 1, 'fits', {}],
  ['nothing else to two in two of them', [house.id, room.id], 2, 'fits', {}],
])('B6, R1: is offered: %s', (_, ids, adults, offered, part) => {
  expect(fitOf(ids, adults, part)).toEqual(offered)
})
