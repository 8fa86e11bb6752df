import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AnswerError, ConnectionError, InvalidAnswerError, shouldRetry } from './query-rules.ts'

test('V5: it asks three times more, only after a lost connection or a 5xx', () => {
  const asked = [0, 1, 2, 3].filter((failures) => shouldRetry(failures, new ConnectionError()))
  expect(asked).toEqual([0, 1, 2])
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
      expect(shouldRetry(0, new AnswerError(status))).toBe(status >= 500)
    }),
  )
  for (const error of [new InvalidAnswerError('not JSON'), new TypeError('a mistake of ours'), undefined])
    expect(shouldRetry(0, error)).toBe(false)
})
