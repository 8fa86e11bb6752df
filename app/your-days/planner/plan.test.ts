import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenIds, noChoices, withOrWithout, without, type Choices } from '../choices.ts'
import { asOwn, nextDay, putOn, shifted } from './moves.ts'
import { isFar, type DayHours, type Outing, type Plan } from './outing.ts'
import { arrange } from './plan.ts'
import type { StayDates } from '../../../lib/dates.ts'

const hours: DayHours = {
  from: 360,
  arrival: 840,
  departure: 720,
  sunset: (date) => (date === undefined ? 1100 : 1110),
}
const noDates: StayDates = { checkIn: '', checkOut: '' }

const park: Outing = { id: 'park', visitMinutes: 240, when: 'morning', road: { km: 4, minutes: 20 } }
const castle: Outing = {
  id: 'castle',
  visitMinutes: 90,
  when: 'morning',
  notBefore: 540,
  road: { km: 14, minutes: 35 },
}
const crater: Outing = { id: 'crater', visitMinutes: 90, when: 'lateAfternoon', road: { km: 10, minutes: 30 } }
const museum: Outing = { id: 'museum', visitMinutes: 90, when: 'any', notBefore: 510, road: { km: 4, minutes: 15 } }
const lake: Outing = { id: 'lake', visitMinutes: 360, when: 'morning', road: { km: 74, minutes: 90 } }
const gorge: Outing = { id: 'gorge', visitMinutes: 300, when: 'morning', road: { km: 85, minutes: 105 } }
const roses: Outing = { id: 'roses', visitMinutes: 45, when: 'morning', notBefore: 405 }
const lunch: Outing = { id: 'lunch', visitMinutes: 90, when: 'any', notBefore: 750 }
const outings = [park, castle, crater, museum, lake, gorge, roses, lunch]

const planned = (choices: Choices, dates = noDates) => arrange(choices, dates, hours, outings)
const loose = (...ids: string[]): Choices => ({ days: [], loose: ids })
const idsOf = (plan: Plan) => plan.days.map((day) => day.outings.map(({ outing }) => outing.id))

const anyIds = fc.array(fc.constantFrom(...outings.map(({ id }) => id), 'unknown'), { maxLength: 12 })
const anyChoices: fc.Arbitrary<Choices> = fc.record({ days: fc.array(anyIds, { maxLength: 5 }), loose: anyIds })
const anyDates: fc.Arbitrary<StayDates> = fc.constantFrom(
  noDates,
  { checkIn: '2026-12-04', checkOut: '' },
  { checkIn: '2026-12-04', checkOut: '2026-12-05' },
  { checkIn: '2026-12-04', checkOut: '2026-12-06' },
  { checkIn: '2026-12-30', checkOut: '2027-01-06' },
  { checkIn: '2026-12-04', checkOut: '2026-12-04' },
  { checkIn: 'nonsense', checkOut: '2026-12-06' },
)

const always = (check: (plan: Plan, choices: Choices, dates: StayDates) => void) =>
  fc.assert(fc.property(anyChoices, anyDates, (choices, dates) => check(planned(choices, dates), choices, dates)))

const isKnown = (id: string) => outings.some((outing) => outing.id === id)

describe('P2 any choices', () => {
  test('nothing is lost and nothing stands there twice', () => {
    always((plan, choices) => {
      const all = [...idsOf(plan).flat(), ...plan.pocket.map(({ id }) => id)]
      expect(all.toSorted()).toEqual(chosenIds(choices).filter(isKnown).toSorted())
    })
  })

  test('no day goes over its hours, and nobody is in two places at once', () => {
    always((plan) => {
      for (const { from, until, outings: day } of plan.days) {
        let free = from
        for (const { outing, leave, arrive, depart, home } of day) {
          expect(leave).toBeGreaterThanOrEqual(free)
          expect(arrive - leave).toBe(outing.road?.minutes ?? 0)
          expect(home - depart).toBe(outing.road?.minutes ?? 0)
          expect(depart - arrive).toBe(outing.visitMinutes)
          expect(arrive).toBeGreaterThanOrEqual(outing.notBefore ?? 0)
          expect(home).toBeLessThanOrEqual(until)
          free = home + 30
        }
      }
    })
  })

  test('the order in which the guest has put a day stays, if the day has the hours for it', () => {
    always((plan, { days }, dates) => {
      const seen = new Set<string>()
      const own = days.map((ids) => ids.filter((id) => isKnown(id) && !seen.has(id) && seen.add(id)))
      own.forEach((ids, day) => {
        const alone = planned({ days: own.map((each, other) => (other === day ? each : [])), loose: [] }, dates)
        if (idsOf(alone)[day]?.join() !== ids.join()) return
        expect((idsOf(plan)[day] ?? []).filter((id) => ids.includes(id))).toEqual(ids)
      })
    })
  })

  test('what the rule arranges has one far place or two near ones a day, never both', () => {
    fc.assert(
      fc.property(anyIds, anyDates, (ids, dates) => {
        for (const { outings: day, part } of planned(loose(...ids), dates).days) {
          const away = day.map(({ outing }) => outing).filter(({ road }) => road)
          const far = away.filter(isFar)
          if (far.length > 0) expect([away.length, part]).toEqual([1, 'whole'])
          expect(away.length).toBeLessThanOrEqual(part === 'whole' ? 2 : 1)
          expect(away.filter(({ when }) => when === 'morning').length).toBeLessThanOrEqual(part === 'arrival' ? 0 : 1)
          expect(away.filter(({ when }) => when === 'lateAfternoon').length).toBeLessThanOrEqual(
            part === 'departure' ? 0 : 1,
          )
        }
      }),
    )
  })

  test('a plan taken over as one’s own gives the same plan', () => {
    always((plan, _, dates) => {
      expect(planned(asOwn(plan), dates)).toEqual(plan)
    })
  })

  test('whatever a button does, nothing is lost and the other days stay', () => {
    always((plan, _, dates) => {
      const all = chosenIds(asOwn(plan)).toSorted()
      plan.days.forEach((day, index) => {
        for (const { outing } of day.outings) {
          const next = nextDay(plan, outing)
          const moves = [
            shifted(plan, outing.id, -1),
            shifted(plan, outing.id, 1),
            next !== undefined && putOn(plan, outing, next),
          ]
          for (const choices of moves) {
            if (!choices) continue
            const after = planned(choices, dates)
            expect(chosenIds(asOwn(after)).toSorted()).toEqual(all)
            idsOf(plan).forEach((ids, other) => {
              // Room that was made may be taken by what had none.
              const kept = idsOf(after)[other]?.filter((id) => ids.includes(id)) ?? []
              if (other !== index && other !== next) expect(kept).toEqual(ids)
            })
          }
          if (next !== undefined) expect(next).not.toBe(index)
          expect(chosenIds(without(asOwn(plan), outing.id))).not.toContain(outing.id)
        }
      })
    })
  })
})

describe('P2 the rule', () => {
  test('a far place has a day for itself and starts at the first hour', () => {
    const plan = planned(loose('lake', 'gorge'))
    expect(idsOf(plan)).toEqual([['lake'], ['gorge']])
    expect(plan.days[0]?.outings[0]).toEqual({ outing: lake, leave: 360, arrive: 450, depart: 810, home: 900 })
  })

  test('a near place takes a morning or a late afternoon, as it says', () => {
    const plan = planned(loose('crater', 'park'))
    expect(idsOf(plan)).toEqual([['park', 'crater']])
    expect(plan.days[0]?.outings.map(({ leave, home }) => [leave, home])).toEqual([
      [360, 640],
      [950, 1100],
    ])
    expect(idsOf(planned(loose('park', 'castle')))).toEqual([['park'], ['castle']])
    expect(idsOf(planned(loose('museum', 'park')))).toEqual([['park', 'museum']])
  })

  test('the garden fills days that there are, and asks for one only where there is none', () => {
    expect(idsOf(planned(loose('roses', 'park', 'crater')))).toEqual([['roses', 'park', 'crater']])
    expect(planned(loose('roses', 'crater')).days).toHaveLength(1)
    expect(idsOf(planned(loose('roses')))).toEqual([['roses']])
  })

  test('with dates the first day is an afternoon and the last a morning', () => {
    const dates = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
    const plan = planned(loose('park', 'crater', 'castle', 'lake'), dates)
    expect(idsOf(plan)).toEqual([['crater'], ['lake'], ['park']])
    expect(plan.pocket).toEqual([castle])
    expect(plan.days.map(({ date, from, until }) => [date, from, until])).toEqual([
      ['2026-12-04', 840, 1110],
      ['2026-12-05', 360, 1110],
      ['2026-12-06', 360, 720],
    ])
    expect(planned(loose('lake'), { checkIn: '2026-12-04', checkOut: '2026-12-05' }).pocket).toEqual([lake])
    expect(planned(loose('lake'), { checkIn: '2026-12-04', checkOut: '' }).days.at(-1)?.date).toBe('2026-12-05')
  })

  test('dates two thousand years apart, as while a year is typed, make 100 days', () => {
    const { frames } = arrange(
      { days: [], loose: ['park'] },
      { checkIn: '0020-12-03', checkOut: '2026-12-05' },
      hours,
      [park],
    )
    expect(frames).toHaveLength(100)
  })

  test('the guest’s own order wins over the rule, as long as the hours suffice', () => {
    const own = planned({ days: [['crater', 'park']], loose: [] })
    expect(idsOf(own)).toEqual([['crater', 'park']])
    expect(own.days[0]?.outings[0]?.leave).toBe(1100 - 280 - 30 - 150)
    expect(idsOf(planned({ days: [[], ['lake', 'gorge']], loose: [] }))).toEqual([['gorge'], ['lake']])
  })
})

describe('P2 the guest’s buttons', () => {
  test('added, and pressed again taken out', () => {
    const once = withOrWithout(noChoices, 'park')
    expect(once).toEqual({ days: [], loose: ['park'] })
    expect(withOrWithout(once, 'park')).toEqual(noChoices)
    expect(withOrWithout({ days: [['lake'], ['park']], loose: [] }, 'park')).toEqual({ days: [['lake']], loose: [] })
  })

  test('earlier and later end at the ends of the day, and where a place is not open yet', () => {
    const plan = planned(loose('park', 'crater'))
    expect(shifted(plan, 'park', -1)).toBeUndefined()
    expect(shifted(plan, 'crater', 1)).toBeUndefined()
    expect(shifted(plan, 'nowhere', 1)).toBeUndefined()
    expect(shifted(plan, 'park', 1)).toEqual({ days: [['crater', 'park']], loose: [] })
  })

  test('another day is the next with enough hours, after the last one the first', () => {
    const plan = planned(loose('lake', 'park', 'crater'))
    expect(idsOf(plan)).toEqual([['lake'], ['park', 'crater']])
    // With the lake there are not enough hours for the park.
    expect(nextDay(plan, park)).toBe(2)
    expect(nextDay(plan, crater)).toBe(2)
    expect(putOn(plan, park, 2)).toEqual({ days: [['lake'], ['crater'], ['park']], loose: [] })
    // The hours would suffice beside the lake, if one left for it late.
    const quick = { ...crater, visitMinutes: 30 }
    expect(putOn(plan, quick, 0)).toBeDefined()
    expect(nextDay(plan, quick)).toBe(2)
    expect(putOn(plan, park, 99)).toBeUndefined()
    expect(nextDay(planned(loose('lake')), lake)).toBeUndefined()
    const two = planned({ days: [['museum'], ['crater']], loose: [] })
    expect(nextDay(two, crater)).toBe(0)
    expect(putOn(two, crater, 0)).toEqual({ days: [['museum', 'crater']], loose: [] })
  })
})
