import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AnswerError, ConnectionError, InvalidAnswerError, queryRules, retryDelay, shouldRetry } from './query-rules.ts'

describe('the data cache (V5)', () => {
  it('keeps unused answers for five minutes', () => {
    expect(queryRules.gcTime).toBe(300_000)
  })

  it('asks three times more, after 1, 2 and 4 seconds', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new ConnectionError()))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect([0, 1, 2].map(retryDelay)).toEqual([1_000, 2_000, 4_000])
  })

  it('never waits longer than thirty seconds, and never shorter than before', () => {
    fc.assert(
      fc.property(fc.nat(2_000), (attempt) => {
        expect(retryDelay(attempt)).toBeLessThanOrEqual(30_000)
        expect(retryDelay(attempt + 1)).toBeGreaterThanOrEqual(retryDelay(attempt))
      }),
    )
  })

  it('asks again only after a lost connection or a 5xx', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        expect(shouldRetry(0, new AnswerError(status))).toBe(status >= 500)
      }),
    )
    expect(shouldRetry(0, new InvalidAnswerError('not JSON'))).toBe(false)
    expect(shouldRetry(0, new TypeError('a mistake of ours'))).toBe(false)
    expect(shouldRetry(0, undefined)).toBe(false)
  })
})
