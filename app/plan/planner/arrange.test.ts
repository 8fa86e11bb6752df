import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice } from '../choice.ts'
import { arrange, type Stay } from './arrange.ts'
import { partsFor } from './grid.ts'
import { asChosen, moved, slotsToMove } from './moves.ts'
import { areNeighbours, isFar, isHalfDay, type Neighbours, type Outing, type Plan } from './outing.ts'

type Visit = NonNullable<Outing['visit']>

const place = (id: string, area: Visit['area'], bestPart: Visit['bestPart'], length: Visit['length'] = 'halfDay') => ({
  id,
  name: id,
  visit: { area, length, bestPart, advice: '', km: 10, minutes: 20 },
})
/** The places of the guide, in its order, and an enjoyment. */
const outings: Outing[] = [
  place('lake-nakuru', 'near', 'morning'),
  place('longonot', 'far', 'morning', 'fullDay'),
  place('hells-gate', 'far', 'morning'),
  place('menengai', 'near', 'afternoon'),
  place('naivasha', 'far', 'any'),
  place('crater-lake', 'far', 'morning'),
  place('castle', 'near', 'any'),
  place('hyrax', 'near', 'any'),
  { id: 'roses', name: 'roses' },
]
const neighbours: Neighbours[] = [
  { one: 'hells-gate', other: 'naivasha', km: 15, minutes: 30 },
  { one: 'naivasha', other: 'crater-lake', km: 20, minutes: 45 },
  { one: 'hells-gate', other: 'crater-lake', km: 35, minutes: 60 },
]
const noDates: Stay = { checkIn: '', checkOut: '', passesBy: false }
/** Friday to Sunday. */
const weekend: Stay = { ...noDates, checkIn: '2027-02-12', checkOut: '2027-02-14' }
const byNaivasha: Stay = { ...weekend, passesBy: true }

const made = (choices: readonly Choice[], stay = noDates) => arrange(choices, stay, outings, neighbours)
const ids = (...chosen: string[]): Choice[] => chosen.map((id) => ({ id }))
const told = ({ days, left }: Plan) => [
  ...days.map(({ stops, onSite }) =>
    [...stops.map((stop) => `${stop.told} ${stop.outing.id}`), ...onSite.map(({ id }) => id)].join(', '),
  ),
  ...(left.length > 0 ? [`left: ${left.map(({ id }) => id).join(', ')}`] : []),
]

describe('P2 the plan that a guide would make', () => {
  const near = ['lake-nakuru', 'menengai', 'castle']
  const far = ['longonot', 'hells-gate', 'naivasha', 'crater-lake']
  test.each<[string, string[], Stay, string[]]>([
    ['three near places on a weekend', near, weekend, ['afternoon menengai', 'morning lake-nakuru, afternoon castle']],
    ['three near places', near, noDates, ['morning lake-nakuru, afternoon menengai', 'morning castle']],
    [
      'two neighbours on a weekend',
      ['naivasha', 'hells-gate'],
      weekend,
      ['', 'morning hells-gate, afternoon naivasha'],
    ],
    ['two neighbours', ['naivasha', 'hells-gate'], noDates, ['morning hells-gate, afternoon naivasha']],
    [
      'a far place on the way here',
      [...near, 'naivasha'],
      byNaivasha,
      ['onTheWay naivasha', 'morning lake-nakuru, afternoon menengai', 'morning castle'],
    ],
    [
      'a far place on a day of its own',
      [...near, 'naivasha'],
      noDates,
      ['morning lake-nakuru, afternoon menengai', 'wholeDay naivasha', 'morning castle'],
    ],
    [
      'four far places on a weekend',
      far,
      weekend,
      ['', 'morning hells-gate, afternoon naivasha', 'left: longonot, crater-lake'],
    ],
    [
      'four far places',
      far,
      noDates,
      ['wholeDay longonot', 'morning hells-gate, afternoon naivasha', 'wholeDay crater-lake'],
    ],
    ['one place on a weekend', ['hyrax'], weekend, ['afternoon hyrax']],
    ['one place', ['hyrax'], noDates, ['morning hyrax']],
    ['the first place of the guide alone', ['lake-nakuru'], weekend, ['', 'morning lake-nakuru']],
    [
      'the first place, where another takes the whole day',
      ['lake-nakuru', 'longonot'],
      weekend,
      ['afternoon lake-nakuru', 'wholeDay longonot'],
    ],
    [
      'enjoyments beside what is near',
      ['naivasha', 'roses', 'castle'],
      noDates,
      ['wholeDay naivasha', 'morning castle, roses'],
    ],
    ['enjoyments alone', ['roses'], weekend, ['roses']],
    ['nothing', [], weekend, []],
  ])('%s', (_, chosen, stay, days) => {
    expect(told(made(ids(...chosen), stay))).toEqual(days)
    expect(told(made(ids(...chosen.toReversed()), stay))).toEqual(days)
  })
})

const anyChoice = fc.record({
  id: fc.constantFrom(...outings.map(({ id }) => id), 'unknown'),
  day: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  part: fc.option(fc.constantFrom('morning' as const, 'afternoon' as const), { nil: undefined }),
})
const anyChoices = fc.uniqueArray(anyChoice, { selector: ({ id }) => id })
const unpinned = fc.subarray(outings.map(({ id }) => id)).map((list) => ids(...list))
const anyStay = fc.record({
  checkIn: fc.constantFrom('', '2027-02-12', 'nonsense'),
  checkOut: fc.constantFrom('', '2027-02-12', '2027-02-13', '2027-02-14', '2027-02-18', '9999-01-01'),
  passesBy: fc.boolean(),
})
const always = (check: (plan: Plan, choices: Choice[], stay: Stay) => void, choices = anyChoices) =>
  fc.assert(fc.property(choices, anyStay, (chosen, stay) => check(made(chosen, stay), chosen, stay)))
const stopsOf = ({ days }: Plan) => days.flatMap(({ stops }) => stops)

describe('P2 any choices', () => {
  test('nothing is lost and nothing stands there twice', () => {
    always((plan, choices) => {
      const all = [
        ...stopsOf(plan).map(({ outing }) => outing),
        ...plan.days.flatMap(({ onSite }) => onSite),
        ...plan.left,
      ]
      const known = choices.map(({ id }) => id).filter((id) => id !== 'unknown')
      expect(all.map(({ id }) => id).toSorted()).toEqual(known.toSorted())
    })
  })

  test('a day holds near places, two neighbours, or one place that needs the day', () => {
    always(({ days }) => {
      for (const { stops } of days) {
        const [one, other] = stops.map(({ outing }) => outing)
        expect(new Set(stops.map(({ part }) => part)).size).toBe(stops.length)
        if (!one || !other) continue
        expect([one, other].every(isHalfDay)).toBe(true)
        expect(isFar(one)).toBe(isFar(other))
        if (isFar(one)) expect(areNeighbours(one, other, neighbours)).toBeDefined()
      }
    })
  })

  test('the days of arrival and departure hold nothing far, unless the guest passes by', () => {
    always(({ days, frames }, _, { passesBy }) => {
      for (const [day, { stops }] of days.entries()) {
        if (frames[day]!.parts.length === 2 || !frames[0]!.date) continue
        for (const { outing, told: as, part } of stops) {
          expect(frames[day]!.parts).toContain(part)
          expect(as === 'onTheWay').toBe(isFar(outing))
          if (isFar(outing)) expect(passesBy).toBe(true)
        }
      }
    })
  })

  test('nothing that fits is left out', () => {
    always((plan, _, stay) => {
      const days = plan.frames.map((_frame, day) => plan.days[day]?.stops ?? [])
      for (const outing of plan.left) {
        const fitting = days.filter((stops, day) => {
          const frame = plan.frames[day]!
          const parts = partsFor(outing, frame, stay.passesBy).filter(
            (part) => !stops.some((stop) => stop.part === part),
          )
          const goesWith = (other: Outing) =>
            isHalfDay(outing) &&
            isHalfDay(other) &&
            (isFar(outing) ? areNeighbours(outing, other, neighbours) : !isFar(other))
          return parts.length > 0 && stops.every((stop) => goesWith(stop.outing))
        })
        expect(fitting).toEqual([])
      }
    })
  })

  test('without dates nothing is left out, no day is empty, and no two days could be one', () => {
    fc.assert(
      fc.property(unpinned, (choices) => {
        const { days, left } = made(choices)
        expect(left).toEqual([])
        const alone = days
          .filter(({ stops }) => stops.length < 2)
          .flatMap(({ stops }) => stops.map(({ outing }) => outing))
        expect(days.every(({ stops, onSite }) => stops.length + onSite.length > 0)).toBe(true)
        expect(alone.filter((outing) => !isFar(outing)).length).toBeLessThan(2)
        for (const one of alone)
          for (const other of alone)
            expect(
              one !== other && isHalfDay(one) && isHalfDay(other) && areNeighbours(one, other, neighbours),
            ).toBeFalsy()
      }),
    )
  })
})

describe('P2 what the guest has put on a day', () => {
  test('stays there, and the plan as it is stays as it is', () => {
    always((plan, _, stay) => {
      expect(told(made(asChosen(plan), stay))).toEqual(told(plan))
    })
  })

  test('goes wherever the menu offers', () => {
    always((plan, _, stay) => {
      for (const { outing, part } of stopsOf(plan)) {
        for (const slot of slotsToMove(plan, outing, stay.passesBy)) {
          const after = made(moved(plan, outing.id, slot), stay)
          const found = after.days.flatMap(({ stops }) => stops).find((stop) => stop.outing === outing)
          expect(found?.part).toBe(slot.part)
          if (plan.frames[0]!.date) expect(after.days[slot.day - 1]?.stops).toContain(found)
        }
        expect(slotsToMove(plan, outing, stay.passesBy)).not.toContainEqual({
          day: plan.days.findIndex(({ stops }) => stops.some((stop) => stop.outing === outing)) + 1,
          part,
        })
      }
    })
  })

  test('gives way where the days do not allow it', () => {
    const morning = [{ id: 'lake-nakuru', day: 1, part: 'morning' as const }]
    expect(told(made(morning, weekend))).toEqual(['', 'morning lake-nakuru'])
    const days = [{ id: 'castle', day: 2 }, { id: 'hyrax' }]
    expect(told(made(days))).toEqual(['morning hyrax', 'morning castle'])
    expect(told(made(days, weekend))).toEqual(['afternoon castle', 'morning hyrax'])
  })
})
