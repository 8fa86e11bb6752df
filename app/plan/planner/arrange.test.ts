import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../../tests/for-any.ts'
import { message } from '../../../content/planner.yaml'
import type { Choice, Days } from '../days-store.ts'
import {
  arrange,
  asChosen,
  bestDays,
  daysLines,
  faultsOf,
  isLess,
  moved,
  noDates,
  slotsToMove,
  type Plan,
} from './arrange.ts'
import { fits, type Frame, type Outing, type Placed, type Visit } from './day-rules.ts'
import { parsePlanLink } from './plan-link.ts'

const place = (id: string, area: Visit['area'], bestPart: Visit['bestPart'], others: Partial<Visit> = {}): Outing => ({
  id,
  name: id,
  visit: { area, length: 'halfDay', bestPart, whenToGo: '', km: 10, minutes: 20, number: 2, neighbours: {}, ...others },
})
const neighbours = (minutes: Record<string, number>) => ({
  neighbours: Object.fromEntries(Object.entries(minutes).map(([id, each]) => [id, { km: each, minutes: each }])),
})
/** In the order of a guide: a park, a mountain, a gorge, a crater, two lakes, a castle and a hill; and a garden. */
const outings: Outing[] = [
  place('park', 'near', 'morning', { number: 1 }),
  place('mountain', 'far', 'morning', { length: 'fullDay' }),
  place('gorge', 'far', 'morning', neighbours({ lake: 30, pond: 60 })),
  place('crater', 'near', 'afternoon'),
  place('lake', 'far', 'any', neighbours({ gorge: 30, pond: 45 })),
  place('pond', 'far', 'morning', neighbours({ gorge: 60, lake: 45 })),
  place('castle', 'near', 'any'),
  place('hill', 'near', 'morning'),
  place('dunes', 'far', 'any'),
  { id: 'garden', name: 'garden' },
]
const ids = outings.map(({ id }) => id)
type Stay = typeof noDates
const weekend: Stay = { ...noDates, checkIn: '2027-02-12', checkOut: '2027-02-14' }
const byTheLake: Stay = { ...weekend, passesBy: true }
const longWeekend: Stay = { ...weekend, checkOut: '2027-02-15' }

const made = (chosen: readonly Choice[], stay = noDates) => arrange({ ...stay, chosen }, outings)
/** The choices of a link, such as '2;park:1m;castle'; those of the first version say days, but no parts of them. */
const chosenIn = (link: string) => parsePlanLink(`days=${link}`, ids)!.choices
const stopsOf = ({ days }: Plan) => days.flatMap(({ stops }) => stops)
const short = { morning: 'am ', afternoon: 'pm ', wholeDay: 'day ', onTheWay: 'way ', onSite: '' }
/** "pm crater | am park, pm castle | left: lake | new order" */
const inShort = ({ days, left, isReordered }: Plan) =>
  [
    ...days.map(({ stops }) => stops.map((stop) => short[stop.when] + stop.outing.id).join(', ')),
    ...(left.length > 0 ? [`left: ${left.map(({ id }) => id).join(', ')}`] : []),
    ...(isReordered ? ['new order'] : []),
  ].join(' | ')

const seven = 'park mountain gorge lake pond castle hill'
test.each<[string, Stay, string]>([
  ['park crater castle', weekend, 'pm crater | am park, pm castle'],
  ['gorge lake', weekend, ' | am gorge, pm lake'],
  ['park crater lake castle', byTheLake, 'way lake | am park, pm crater | am castle'],
  ['park crater lake castle', noDates, 'am park, pm crater | day lake | am castle'],
  ['mountain gorge lake pond', weekend, ' | am gorge, pm lake | left: mountain, pond'],
  ['mountain gorge lake pond', noDates, 'day mountain | am gorge, pm lake | day pond'],
  ['park hill', weekend, 'pm hill | am park'],
  ['park gorge lake', byTheLake, 'way lake | am park | way gorge'],
  // The first place of the guide has its best hours, on a whole day, or at least not on the last morning.
  ['park mountain', weekend, ' | day mountain | am park'],
  [seven, weekend, 'pm castle | am gorge, pm lake | am park | left: mountain, pond, hill'],
])('PL4 the plan that a guide would make of “%s”, for %o', (chosen, stay, plan) => {
  const choices = chosenIn(`2;${chosen.replaceAll(' ', ';')}`)
  expect(inShort(made(choices, stay))).toBe(plan)
  expect(inShort(made(choices.toReversed(), stay))).toBe(plan)
})

test('P4 a message has a line for each day with outings, and for what fits on none', () => {
  expect(daysLines(made(chosenIn('2;garden:2;mountain;gorge;lake'), weekend))).toEqual([
    message.opening,
    'Sat 13 Feb 2027: gorge (morning), lake (afternoon), garden',
    'If there’s time: mountain',
  ])
  expect(daysLines(made([{ id: 'lake' }]))).toEqual([message.opening, 'Day 1: lake (all day)'])
  expect(daysLines(made([], weekend))).toEqual([])
})

const anyChoice = fc.record({
  id: fc.constantFrom(...ids, 'unknown'),
  day: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  part: fc.option(fc.constantFrom('morning' as const, 'afternoon' as const), { nil: undefined }),
})
const anyDays = fc.record({
  chosen: fc.uniqueArray(anyChoice, { selector: ({ id }) => id }),
  checkIn: fc.constantFrom('', '2027-02-12', 'nonsense'),
  checkOut: fc.constantFrom('', '2027-02-12', '2027-02-13', '2027-02-14', '2027-02-18', '9999-01-01'),
  passesBy: fc.boolean(),
})
const always = (check: (plan: Plan, days: Days) => void) =>
  forAny(anyDays, (days) => check(made(days.chosen, days), days))

test('PL4 of any choices nothing is lost, nothing stands there twice, and each place fits its day', () => {
  always((plan, { chosen }) => {
    const known = chosen.map(({ id }) => id).filter((id) => id !== 'unknown')
    const planned = asChosen(plan).map(({ id }) => id)
    expect(planned.toSorted()).toEqual(known.toSorted())
    const placed = plan.days.flatMap(({ stops }, day) => stops.map(({ outing, part }) => ({ outing, day, part })))
    expect(placed.filter((each, at) => !fits(placed.toSpliced(at, 1), each, plan.frames))).toEqual([])
  })
})

test('PL4 what the guest has put on a day stays there, and all else with it', () => {
  always((plan, stay) => {
    expect(made(asChosen(plan), stay)).toEqual({ ...plan, isReordered: false })
  })
})

test('PL4 what the guest has put on a day goes wherever the menu offers', () => {
  always((plan, stay) => {
    for (const { outing, part } of stopsOf(plan)) {
      const slots = slotsToMove(plan, outing)
      const day = 1 + plan.days.findIndex(({ stops }) => stops.some((stop) => stop.outing === outing))
      expect(slots).not.toContainEqual({ day, part })
      for (const slot of slots) {
        const after = made(moved(plan, outing.id, slot), stay)
        const found = stopsOf(after).find((stop) => stop.outing === outing)
        expect(found?.part).toBe(slot.part)
        if (plan.frames[0]!.date) expect(after.days[slot.day - 1]?.stops).toContain(found)
      }
    }
  })
})

test.each([
  ['mountain', 'mountain castle', noDates, '2am'],
  ['lake', 'lake castle', weekend, '2pm'],
  ['castle', 'park castle', noDates, '1am 2am 2pm'],
  ['garden', 'lake garden castle', noDates, '1'],
])('PL4 what the guest has put on a day may go, %s of “%s” for %o, to %s', (id, chosen, stay, slots) => {
  const plan = made(chosenIn(`2;${chosen.replaceAll(' ', ';')}`), stay)
  const outing = outings.find((each) => each.id === id)!
  const found = slotsToMove(plan, outing)
  expect(found.map(({ day, part }) => day + (part ? short[part].trim() : '')).join(' ')).toBe(slots)
})

test.each<[string, Stay, string]>([
  ['2;park:1m', weekend, ' | am park'],
  ['2;castle:2m;hill', noDates, 'am hill | am castle'],
  ['2;castle:2m;hill', weekend, 'pm hill | am castle'],
  // Ready plans say days only.
  ['1;park,garden,crater', noDates, 'am park, pm crater, garden'],
  ['1;park,garden,crater', weekend, ' | am park, pm crater, garden'],
  ['1;hill,garden', weekend, ' | am hill, garden'],
  ['1;park,garden,crater;lake', longWeekend, ' | am park, pm crater, garden | day lake'],
  ['1;park,garden,crater;lake', byTheLake, ' | am park, pm crater, garden | way lake'],
  ['1;lake;park,crater', longWeekend, ' | day lake | am park, pm crater'],
  ['1;park,garden,crater;lake', weekend, 'pm crater, garden | day lake | am park | new order'],
  // Places are added to a ready plan: the park has a whole day, and not the last morning.
  ['2;hill:1;garden:1;park', weekend, 'pm hill, garden | am park'],
  ['2;lake:1;gorge', noDates, 'am gorge, pm lake'],
  // The guest has moved the park.
  ['2;park:1a;crater:1a;garden:1;lake:2m', weekend, 'pm park, garden | day lake | am crater'],
])('PL4 it keeps its day and its order as far as the days allow it: %s for %o', (link, stay, plan) => {
  expect(inShort(made(chosenIn(link), stay))).toBe(plan)
})

const places = outings.filter(({ visit }) => visit)
const anyGuide = fc
  .shuffledSubarray(places, { minLength: 1, maxLength: 6 })
  .map((guide) => guide.map((each, at): Outing => ({ ...each, visit: { ...each.visit!, number: at + 1 } })))
const anyFrames = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 2 }), fc.boolean())
  .map(([hasEdges, days, passesBy]): Frame[] => {
    const frame = (...parts: Frame['parts']): Frame => ({ date: '', parts, passesBy })
    const whole = Array.from({ length: days }, () => frame('morning', 'afternoon'))
    return hasEdges ? [frame('afternoon'), ...whole, frame('morning')] : whole
  })

test('PL4 no plan is better than the one that is made, in any guide, with anything kept', () => {
  const anyKept = fc.array(fc.nat(11), { maxLength: 2 })
  forAny(anyGuide, anyFrames, anyKept, (guide, frames, pins) => {
    const slots = frames.flatMap(({ parts }, day) => parts.map((part) => ({ day, part })))
    const kept = pins.reduce<Placed[]>((there, pin, at) => {
      const [outing, slot] = [guide[at], slots[pin % slots.length]]
      const placed = outing && slot && { outing, ...slot }
      return placed && fits(there, placed, frames) ? [...there, placed] : there
    }, [])
    const wishes = guide.filter((outing) => !kept.some((each) => each.outing === outing))
    const leftBy = (placed: readonly Placed[]) =>
      guide.filter((outing) => !placed.some((each) => each.outing === outing))
    const faults = (placed: readonly Placed[]) => faultsOf(placed, leftBy(placed), frames)

    const best = bestDays(kept, wishes, frames)
    expect(best.every((each, at) => fits(best.toSpliced(at, 1), each, frames))).toBe(true)
    expect(best).toEqual(expect.arrayContaining(kept))
    const least = faults(best)
    const isBetter = (placed: readonly Placed[], [next, ...others]: readonly Outing[]): boolean =>
      next === undefined
        ? isLess(faults(placed), least)
        : isBetter(placed, others) ||
          slots.some((slot) => {
            const added = { outing: next, ...slot }
            return fits(placed, added, frames) && isBetter([...placed, added], others)
          })
    expect(isBetter(kept, wishes)).toBe(false)
  })
})
