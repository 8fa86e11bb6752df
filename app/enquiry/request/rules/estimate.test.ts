import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../lib/dates.ts'
import { chosenStays } from './chosen-stays.ts'
import { openingOf } from './closed-days.ts'
import { estimate, formatSum, ratesText } from './estimate.ts'
import { hasRoom } from './occupancy.ts'
import { anyDraft, anyFacts, booking, resortData, filledFacts, limits, soundBooking, words } from './samples.ts'

test('V4: nights times the rate of the stay', () => {
  const found = estimate(booking, resortData)
  expect(found).toMatchObject({ nights: 3, totalUsd: 285, isFrom: false, isResidents: false })
})

test('V4: "from" where the rate says from', () => {
  const garden = estimate({ ...booking, stays: ['orchard-room'] }, resortData)
  expect(garden).toMatchObject({ totalUsd: 180, isFrom: true })
  expect(formatSum(1140, true, words)).toBe(words.estimate.from.replace('{amount}', '$1,140'))
  expect(formatSum(95, false, words)).toBe('$95')
})

test('B6: one guest and one night have an estimate, a party too large none', () => {
  expect(estimate({ ...booking, adults: 3 }, resortData)).toBeNull()
  expect(estimate({ ...booking, adults: 2, childAges: [0] }, resortData)).not.toBeNull()
  const least = { ...booking, adults: 1, checkOut: addDays(booking.checkIn, 1) }
  expect(estimate(least, resortData)).toMatchObject({ nights: 1, totalUsd: 95 })
  const most = { ...booking, checkOut: addDays(booking.checkIn, limits.nights) }
  expect(estimate(most, resortData)?.nights).toBe(limits.nights)
})

test('two stays give two lines, and a "from" total when either is from', () => {
  const pair = estimate({ ...booking, stays: ['orchard-room', 'hilltop-home'] }, resortData)
  expect(pair?.lines.map(({ stay, sumUsd }) => [stay.id, sumUsd])).toEqual([
    ['orchard-room', 180],
    ['hilltop-home', 450],
  ])
  expect(pair).toMatchObject({ totalUsd: 630, isFrom: true })
})

test('B6: all chosen stays are added up, with as many units as there are', () => {
  const sum = (stays: string[], some = filledFacts) =>
    estimate({ ...booking, stays, checkIn: '2027-02-10', checkOut: '2027-02-12' }, some)
  expect(sum(['reading-chamber', 'stone-wall-lodge'])).toMatchObject({ totalUsd: 430 })
  expect(sum(['stone-wall-lodge', 'stone-wall-lodge'])?.lines).toMatchObject([{ units: 2, sumUsd: 380 }])
  expect(sum(['stone-wall-lodge', 'stone-wall-lodge', 'stone-wall-lodge'])).toMatchObject({ totalUsd: 380 })
  expect(sum(['stone-wall-lodge', 'stone-wall-lodge'], resortData)).toMatchObject({ totalUsd: 190 })
})

const nightsAt = (checkIn: string, checkOut: string, part: Partial<typeof booking> = {}) =>
  estimate({ ...booking, checkIn, checkOut, ...part }, filledFacts)

test('R1: a season counts by nights, first and last day too, across New Year', () => {
  const told = (checkIn: string, checkOut: string) => {
    const [line] = nightsAt(checkIn, checkOut)?.lines ?? []
    return line && [ratesText(line, words), line.sumUsd]
  }
  expect(told('2026-12-17', '2026-12-22')).toEqual(['3 × $95, 2 × $120', 525])
  expect(told('2027-01-01', '2027-01-05')).toEqual(['2 × $120, 2 × $95', 430])
  expect(told('2027-01-03', '2027-01-05')).toEqual(['2 × $95', 190])
  expect(told('2026-12-19', '2027-01-04')).toEqual(['2 × $95, 14 × $120', 1870])
})

test('R1: a dated season comes before one of every year', () => {
  expect(nightsAt('2027-12-17', '2027-12-21')?.totalUsd).toBe(95 + 3 * 130)
  expect(nightsAt('2028-01-03', '2028-01-07')?.totalUsd).toBe(3 * 130 + 95)
})

test('R1: the leap day is a night of its own', () => {
  const villa = { stays: ['hilltop-home'] }
  expect(nightsAt('2028-02-28', '2028-03-01', villa)?.totalUsd).toBe(150 + 229)
  expect(nightsAt('2027-02-28', '2027-03-01', villa)?.totalUsd).toBe(150)
})

test('R1: closed days and too few nights for the season have no sum', () => {
  expect(nightsAt('2027-05-20', '2027-05-21')).toBeNull()
  expect(nightsAt('2027-05-01', '2027-05-04')).toBeNull()
  expect(nightsAt('2027-05-01', '2027-05-03')).not.toBeNull()
  expect(nightsAt('2027-05-21', '2027-05-23')).not.toBeNull()
  expect(nightsAt('2027-08-25', '2027-08-28')).not.toBeNull()
  expect(nightsAt('2027-08-25', '2027-08-28', { stays: ['hilltop-home'] })).toBeNull()
  expect(nightsAt('2026-12-20', '2026-12-22')).toBeNull()
  expect(nightsAt('2026-12-20', '2026-12-23')).not.toBeNull()
  expect(nightsAt('2026-12-19', '2026-12-21')).not.toBeNull()
})

test('R3: residents pay their price where there is one, in a season its own', () => {
  const residents = { areResidents: true }
  expect(nightsAt('2027-02-10', '2027-02-12', residents)).toMatchObject({ totalUsd: 140, isResidents: true })
  expect(nightsAt('2026-12-20', '2026-12-23', residents)).toMatchObject({ totalUsd: 360, isResidents: false })
  expect(nightsAt('2027-12-20', '2027-12-23', residents)).toMatchObject({ totalUsd: 270, isResidents: true })
  expect(nightsAt('2027-02-10', '2027-02-12', { ...residents, stays: ['reading-chamber'] })).toMatchObject({
    totalUsd: 240,
    isResidents: false,
  })
})

test('no dates, no stay, no guests or too many: no sum', () => {
  const none = [
    { checkIn: '' },
    { checkOut: '' },
    { checkOut: booking.checkIn },
    { checkOut: '2026-12-01' },
    { checkIn: '2026-02-29' },
    { checkOut: addDays(booking.checkIn, limits.nights + 1) },
    { stays: [] },
    { stays: ['tree-house'] },
    { adults: 0 },
    { adults: Number.NaN },
  ]
  for (const part of none) {
    expect(estimate({ ...booking, ...part }, resortData), JSON.stringify(part)).toBeNull()
  }
})

/** What a night costs, looked up in another way than the code does: by the days of the two years around it. */
function costOf(stay: string, night: string, areResidents: boolean, some: typeof resortData): number {
  const year = Number(night.slice(0, 4))
  const daysOf = ({ from, until }: { from: string; until: string }) =>
    from.length > 5
      ? [[from, until]]
      : [year - 1, year].map((first) => [`${first}-${from}`, `${from > until ? first + 1 : first}-${until}`])
  const seasons = some.seasons
    .filter((season) => daysOf(season).some(([from = '', until = '']) => from <= night && night <= until))
    .toSorted((one, other) => other.from.length - one.from.length)
    .flatMap(({ prices }) => prices.filter((price) => price.stay === stay))
  const price = seasons[0] ?? some.stays.find(({ id }) => id === stay)
  return (areResidents ? price?.residentsUsd : null) ?? price?.priceUsd ?? Number.NaN
}

test('R1, R3, B6: for 1 to 60 nights from any day, nights add up to the sum', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const found = estimate(draft, some)
      const isOpen = openingOf(draft, some).kind === 'open'
      const isEnough = hasRoom(chosenStays(draft, some.stays), draft, some)
      if (draft.stays.length === 0 || !isOpen || !isEnough) return void expect(found).toBeNull()
      const lines = found?.lines ?? []
      let nights = 0
      const sums = new Map(lines.map(({ stay }) => [stay.id, 0]))
      for (let day = draft.checkIn; day < draft.checkOut; day = addDays(day, 1)) {
        nights += 1
        for (const [id, sum] of sums) sums.set(id, sum + costOf(id, day, draft.areResidents, some))
      }
      expect(found?.nights).toBe(nights)
      for (const { stay, units, rates, sumUsd } of lines) {
        expect(sumUsd).toBe(units * (sums.get(stay.id) ?? Number.NaN))
        expect(rates.reduce((sum, rate) => sum + rate.nights, 0)).toBe(nights)
        expect(units).toBeLessThanOrEqual(stay.units ?? 1)
      }
      expect(found?.totalUsd).toBe(lines.reduce((sum, { sumUsd }) => sum + sumUsd, 0))
      expect(found?.isFrom).toBe(lines.some(({ stay }) => stay.priceIsFrom))
      expect(lines.flatMap(({ stay, units }) => Array(units).fill(stay))).toEqual(chosenStays(draft, some.stays))
    }),
  )
})

test('B6: the order in which stays were chosen makes no difference', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, fc.nat(4), (draft, some, at) => {
      const other = { ...draft, stays: [...draft.stays.slice(at), ...draft.stays.slice(0, at)].toReversed() }
      expect(estimate(other, some)).toEqual(estimate(draft, some))
    }),
  )
})

test('any draft gives an estimate of whole dollars, or none', () => {
  fc.assert(
    fc.property(anyDraft, anyFacts, (draft, some) => {
      const found = estimate(draft, some)
      if (found) expect(Number.isInteger(found.totalUsd) && found.totalUsd > 0).toBe(true)
    }),
  )
})
