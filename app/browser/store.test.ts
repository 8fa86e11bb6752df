import { expect, test, vi } from 'vitest'
import { createKeptStore } from './store.ts'

function stubStorage(entries: Record<string, string> = {}, place = 'sessionStorage'): Map<string, string> {
  const kept = new Map(Object.entries(entries))
  vi.stubGlobal(place, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

const createNumbers = (place: 'sessionStorage' | 'localStorage' = 'sessionStorage') =>
  createKeptStore<number[]>(place, 'numbers', [], (numbers) => numbers.length === 0)
const asNumbers = (kept: unknown) => (Array.isArray(kept) ? (kept as number[]) : [])

test('a kept value is restored, and later changes are kept; an empty one leaves nothing', () => {
  const kept = stubStorage({ numbers: '[1,2]', other: '1' })
  const numbers = createNumbers()
  numbers.restore(asNumbers)
  expect(numbers.get()).toEqual([1, 2])
  numbers.set([3])
  expect(kept.get('numbers')).toBe('[3]')
  expect(numbers.isKept.get()).toBe(true)
  numbers.set([])
  expect([...kept.keys()]).toEqual(['other'])
})

test.each(['', '{', '[1,2', 'null'])('P1 storage that holds "%s" is parsed as null', (text) => {
  stubStorage({ numbers: text })
  const parse = vi.fn(() => [])
  createNumbers().restore(parse)
  expect(parse).toHaveBeenCalledExactlyOnceWith(null)
})

test('an empty value in place of an empty one is no change', () => {
  stubStorage()
  const numbers = createNumbers()
  const before = numbers.get()
  numbers.restore(() => [])
  expect(numbers.get()).toBe(before)
})

test('nothing is kept before the store is restored, and all is cleared', () => {
  const kept = stubStorage({ numbers: '[1,2]' })
  const numbers = createNumbers()
  numbers.set([3])
  expect(kept.get('numbers')).toBe('[1,2]')
  numbers.clear()
  expect([numbers.get(), kept.size]).toEqual([[], 0])
})

test('what another tab has changed is taken over, and not written back', () => {
  const kept = stubStorage({ numbers: '[1]' }, 'localStorage')
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener))
  const numbers = createNumbers('localStorage')
  numbers.restore(asNumbers)
  const changeElsewhere = (text: string, type: string, event: object) => {
    kept.set('numbers', text)
    listeners.get(type)?.(event)
    expect(kept.get('numbers')).toBe(text)
    return numbers.get()
  }
  expect(changeElsewhere('[ 1, 2 ]', 'storage', { key: 'numbers' })).toEqual([1, 2])
  expect(changeElsewhere('"of a later version"', 'storage', { key: 'numbers' })).toEqual([])
  expect(changeElsewhere('[4]', 'storage', { key: 'other' })).toEqual([])
  expect(changeElsewhere('[5]', 'storage', { key: null })).toEqual([5])
  expect(changeElsewhere('[6]', 'pageshow', { persisted: true })).toEqual([6])
  numbers.set([7])
  expect(kept.get('numbers')).toBe('[7]')
})
