import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chosenIds, noChoices, withOrWithout, without, type Choices } from '../choices.ts'
import { fits } from './day-times.ts'
import { asOwn, nextDay, putOn, shifted } from './moves.ts'
import { isFar, type DayHours, type Outing, type Plan } from './outing.ts'
import { arrange, roadOf } from './plan.ts'
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
/** Passed on the way. */
const cave: Outing = {
  id: 'cave',
  visitMinutes: 300,
  when: 'morning',
  road: { km: 85, minutes: 100 },
  onTheWayBy: 'A1',
}
const lake: Outing = { id: 'lake', visitMinutes: 360, when: 'morning', road: { km: 74, minutes: 90 } }
const gorge: Outing = { id: 'gorge', visitMinutes: 300, when: 'morning', road: { km: 85, minutes: 105 } }
const roses: Outing = { id: 'roses', visitMinutes: 45, when: 'morning', notBefore: 405 }
const lunch: Outing = { id: 'lunch', visitMinutes: 90, when: 'any', notBefore: 750 }
const outings = [park, castle, crater, museum, cave, lake, gorge, roses, lunch]

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

/** A length of time is what it should be, or up to a quarter hour more. */
function expectQuarters(length: number, least: number): void {
  expect(length % 15).toBe(0)
  expect(length - least).toBeGreaterThanOrEqual(0)
  expect(length - least).toBeLessThan(15)
}

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
      for (const { from, until, part, date, outings: day } of plan.days) {
        let free = from
        day.forEach(({ outing, leave, arrive, depart, home, way, hasLunch }, at) => {
          expect(leave).toBeGreaterThanOrEqual(way === 'here' ? hours.from + 30 : free)
          for (const road of [arrive - leave, home - depart]) expectQuarters(road, outing.road?.minutes ?? 0)
          expectQuarters(depart - arrive - (hasLunch ? 30 : 0), outing.visitMinutes)
          expect(arrive).toBeGreaterThanOrEqual(outing.notBefore ?? 0)
          expect(home).toBeLessThanOrEqual(way === 'on' ? hours.sunset(date) - 30 : until)
          if (way === 'on') expect(leave).toBeLessThanOrEqual(until)
          if (way) expect([part, at]).toEqual(way === 'here' ? ['arrival', 0] : ['departure', day.length - 1])
          expect([leave, arrive, depart, home].filter((time) => time % 15 !== 0)).toEqual([])
          free = Math.max(free, home + 30)
        })
      }
    })
  })

  test('there is half an hour for breakfast and lunch, and one before sunset', () => {
    always((plan) => {
      for (const { date, outings: day } of plan.days) {
        for (const { leave, way } of day) expect(leave).toBeGreaterThanOrEqual(way === 'on' ? 0 : hours.from + 30)
        expect(day.at(-1)?.home ?? 0).toBeLessThanOrEqual(hours.sunset(date) - 30)
        // From the hours for lunch, what one is away without one.
        const away = day.filter(({ hasLunch }) => !hasLunch).map(({ leave, home }) => [leave, home] as const)
        const ends = [720, ...away.map(([, home]) => home), 840]
        const starts = [...away.map(([leave]) => leave), 840]
        const isFree = (from: number) =>
          from >= 720 && from + 30 <= 840 && away.every(([leave, home]) => home <= from || leave >= from + 30)
        if (!day.some(({ hasLunch }) => hasLunch)) {
          expect([...ends, ...starts.map((start) => start - 30)].some(isFree)).toBe(true)
        }
      }
    })
  })

  test('nothing stays in the pocket that any day has the hours for', () => {
    always((plan) => {
      for (const outing of plan.pocket) {
        expect(plan.frames.filter((_, day) => putOn(plan, outing, day))).toEqual([])
      }
    })
  })

  test('the guest’s order of a day stays if the day has the hours for it', () => {
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

  test('without dates a day has one far place or two near ones, never both', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        for (const { outings: day } of planned(loose(...ids)).days) {
          const away = day.map(({ outing }) => outing).filter(({ road }) => road)
          expect(away.length).toBeLessThanOrEqual(away.some(isFar) ? 1 : 2)
          for (const half of ['morning', 'lateAfternoon']) {
            expect(away.filter(({ when }) => when === half).length).toBeLessThanOrEqual(1)
          }
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
    expect(plan.days[0]?.outings[0]).toEqual({
      outing: lake,
      leave: 390,
      arrive: 480,
      depart: 870,
      home: 960,
      hasLunch: true,
      way: undefined,
    })
  })

  test('a far place takes a whole day, also where its hours leave room for a near one', () => {
    const fair: Outing = { id: 'fair', visitMinutes: 60, when: 'morning', road: { km: 60, minutes: 75 } }
    const plan = arrange(loose('fair', 'museum'), noDates, hours, [fair, museum])
    expect(fits([fair, museum], plan.frames[0]!)).toBe(true)
    expect(idsOf(plan)).toEqual([['fair'], ['museum']])
  })

  test('a near place takes a morning or a late afternoon, as it says', () => {
    const plan = planned(loose('crater', 'park'))
    expect(idsOf(plan)).toEqual([['park', 'crater']])
    expect(plan.days[0]?.outings.map(({ leave, home }) => [leave, home])).toEqual([
      [390, 690],
      [915, 1065],
    ])
    expect(idsOf(planned(loose('park', 'castle')))).toEqual([['park'], ['castle']])
    expect(idsOf(planned(loose('museum', 'park')))).toEqual([['park', 'museum']])
  })

  test('the garden fills existing days, and makes a new one only without any', () => {
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
      ['2026-12-04', 840, 1080],
      ['2026-12-05', 390, 1080],
      ['2026-12-06', 390, 720],
    ])
    expect(planned(loose('lake'), { checkIn: '2026-12-04', checkOut: '2026-12-05' }).pocket).toEqual([lake])
    expect(planned(loose('lake'), { checkIn: '2026-12-04', checkOut: '' }).days.at(-1)?.date).toBe('2026-12-05')
  })

  test('what finds no half of its own goes where the hours suffice', () => {
    // Both for a morning, and one whole day.
    const dates = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
    const plan = planned(loose('park', 'gorge', 'castle'), dates)
    expect(idsOf(plan)).toEqual([['castle'], ['gorge'], ['park']])
    expect(plan.pocket).toEqual([])
  })

  test('a place on the way takes the day of arrival or departure as well', () => {
    const dates = { checkIn: '2026-12-04', checkOut: '2026-12-05' }
    const wayOf = (...ids: string[]) =>
      planned({ days: [], loose: ids }, dates).days.map((day) => day.outings.map(({ outing, way }) => [outing.id, way]))
    expect(wayOf('cave')).toEqual([[['cave', 'here']]])
    expect(wayOf('gorge')).toEqual([])
    const departing = planned({ days: [[], ['cave']], loose: [] }, dates)
    expect(departing.days[1]?.outings[0]).toMatchObject({ way: 'on', leave: 390, arrive: 495, depart: 825, home: 930 })
    expect(roadOf(departing.days[1]!)).toEqual({ km: 85, minutes: 100 })
    // Behind another outing it would be one from us, and the afternoon has no hours for it.
    expect(idsOf(planned({ days: [['roses', 'cave']], loose: [] }, dates))).toEqual([['roses'], ['cave']])
  })

  test('lunch at home comes before an outing that would take it away for good', () => {
    const long: Outing = { id: 'long', visitMinutes: 255, when: 'any', notBefore: 720, road: { km: 4, minutes: 15 } }
    const [day] = arrange({ days: [], loose: ['long'] }, noDates, hours, [long]).days
    expect(day?.outings[0]).toMatchObject({ leave: 705, home: 1020, hasLunch: true })
    const longer = { ...long, visitMinutes: 285, notBefore: 750 }
    const [full] = arrange({ days: [], loose: ['long'] }, noDates, hours, [longer]).days
    expect(full?.outings[0]).toMatchObject({ leave: 750, home: 1065, hasLunch: false })
  })

  test('dates two thousand years apart (a half-typed year) make 100 days', () => {
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
    expect(own.days[0]?.outings[0]?.leave).toBe(1065 - 300 - 30 - 150)
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

  test('earlier and later end with the day, and at opening hours', () => {
    const plan = planned(loose('park', 'crater'))
    expect(shifted(plan, 'park', -1)).toBeUndefined()
    expect(shifted(plan, 'crater', 1)).toBeUndefined()
    expect(shifted(plan, 'nowhere', 1)).toBeUndefined()
    expect(shifted(plan, 'park', 1)).toEqual({ days: [['crater', 'park']], loose: [] })
  })

  test('the other day is the next with enough hours; after the last, the first', () => {
    const plan = planned(loose('lake', 'park', 'crater'))
    expect(idsOf(plan)).toEqual([['lake'], ['park', 'crater']])
    // With the lake there are not enough hours for the park.
    expect(nextDay(plan, park)).toBe(2)
    expect(nextDay(plan, crater)).toBe(2)
    expect(putOn(plan, park, 2)).toEqual({ days: [['lake'], ['crater'], ['park']], loose: [] })
    // The hours would suffice beside the lake, if one left for it late.
    const quick = { ...crater, visitMinutes: 15 }
    expect(putOn(plan, quick, 0)).toBeDefined()
    expect(nextDay(plan, quick)).toBe(2)
    expect(putOn(plan, park, 99)).toBeUndefined()
    expect(nextDay(planned(loose('lake')), lake)).toBeUndefined()
    const two = planned({ days: [['museum'], ['crater']], loose: [] })
    expect(nextDay(two, crater)).toBe(0)
    expect(putOn(two, crater, 0)).toEqual({ days: [['museum', 'crater']], loose: [] })
  })
})
