/** The two questions that lead to one stay. */
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { guestsRange } from '../../lib/prices.ts'
import { suggestStay } from '../../lib/suggest-stay.ts'
import { copyContent, setIn, soundContent, type ContentCopy } from './content-copy.ts'

const { stays, choosing } = soundContent().accommodations

describe.each(choosing.purposes)('S2 $label', ({ suggestions }) => {
  test.each(choosing.parties)('leads $min to $max guests to one stay that takes them', (party) => {
    const found = suggestStay(party, suggestions, stays)
    expect(found?.why).toBeTruthy()
    expect(found?.stay.occupancy.max).toBeGreaterThanOrEqual(party.max)
    expect(found?.stay.occupancy.min).toBeLessThanOrEqual(party.max)
  })
})

/** The content with stays for so many guests, the first of them for another number. */
function copyFor(most: number, mostInFirst: number): ContentCopy {
  const copy = copyContent()
  const document = parseDocument(copy.read('accommodations.yaml'))
  for (const at of stays.keys())
    setIn(document, ['stays', at, 'occupancy'], { min: 1, max: at === 0 ? mostInFirst : most })
  setIn(
    document,
    ['choosing', 'parties'],
    [
      { min: 1, max: 2 },
      { min: 3, max: most },
    ],
  )
  copy.write('accommodations.yaml', document.toString({ lineWidth: 0 }))
  return copy
}

test('S2 a number of guests that a stay takes and nobody can choose, or in two ways, is refused', () => {
  const most = 7
  const copy = copyFor(most, most)
  const rule = '`parties` must hold each number of guests that a stay takes, once;'
  const told = (parties: { min: number; max: number }[]) =>
    copy.set('accommodations.yaml', ['choosing', 'parties'], parties).problems.join('\n')
  expect(
    told([
      { min: 1, max: 1 },
      { min: 2, max: most - 1 },
    ]),
  ).toContain(`${rule} ${most} stands there nowhere`)
  expect(
    told([
      { min: 1, max: 2 },
      { min: 2, max: most },
    ]),
  ).toContain(`${rule} 2 stands there twice`)
  expect(
    told([
      { min: 2, max: 3 },
      { min: 4, max: most },
    ]),
  ).toContain(`${rule} 1 stands there nowhere`)
})

test('S2 a purpose that leaves a number of guests without a stay is refused', () => {
  const { problems } = copyFor(7, 2).set(
    'accommodations.yaml',
    ['choosing', 'purposes', 0, 'suggestions'],
    [{ stay: stays[0]?.id, why: 'It is there.' }],
  )
  expect(problems.join('\n')).toContain(`must hold a stay that takes ${guestsRange({ min: 3, max: 7 })} guests`)
})
