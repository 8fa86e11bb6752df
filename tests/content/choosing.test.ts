/** The two questions that lead to one stay. */
import { describe, expect, test } from 'vitest'
import { guestsRange } from '../../app/lib/prices.ts'
import { stayFor } from '../../app/lib/stay-for.ts'
import { copyContent, soundContent } from './content-copy.ts'

const { stays, choosing } = soundContent().accommodations

describe.each(choosing.purposes)('S2 $label', ({ suggestions }) => {
  test.each(choosing.parties)('leads $min to $max guests to one stay that takes them', (party) => {
    const found = stayFor(party, suggestions, stays)
    expect(found?.why).toBeTruthy()
    expect(found?.stay.occupancy.max).toBeGreaterThanOrEqual(party.max)
    expect(found?.stay.occupancy.min).toBeLessThanOrEqual(party.max)
  })
})

test('S2 every number of guests that one of the stays takes can be chosen', () => {
  const most = Math.max(...stays.map(({ occupancy }) => occupancy.max))
  for (let guests = 1; guests <= most; guests += 1) {
    expect(choosing.parties.filter(({ min, max }) => min <= guests && guests <= max), `${guests} guests`).toHaveLength(1)
  }
})

test('S2 a purpose that leaves a number of guests without a stay is refused', () => {
  const most = choosing.parties.reduce((one, other) => (other.max > one.max ? other : one))
  const tooSmall = stays.find(({ occupancy }) => occupancy.max < most.max)
  const { problems } = copyContent().set('accommodations.yaml', ['choosing', 'purposes', 0, 'suggestions'], [
    { stay: tooSmall?.id, why: 'It is there.' },
  ])
  expect(problems.join('\n')).toContain(`must hold a stay that takes ${guestsRange(most)} guests`)
})
