/**
 * How the data cache behaves (V5): unused answers are kept for five minutes; a question that failed for want of a
 * network, or because the server stumbled, is asked three times more, each time after a longer pause. Any other
 * answer is an answer, 403 and 429 above all: asking again would only be rude.
 */
import { queryTimings } from './timings.ts'

/** The server answered, but not with what was asked for. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number

  constructor(status: number) {
    super(`The server answered ${status}.`)
    this.status = status
  }
}

/** No whole answer came: the network failed, or nothing was heard for too long. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** An answer came, and it cannot be used: not JSON, too large, or about something else. */
export class NonsenseError extends Error {
  override name = 'NonsenseError'
}

/** Whether to ask again after `failures` failures (0 after the first, as TanStack Query counts). */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= queryTimings.retries) return false
  return error instanceof ConnectionError || (error instanceof AnswerError && error.status >= 500)
}

/** Milliseconds to wait before retry number `attempt` (from 0): 1, 2, 4 s and so on, 30 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(queryTimings.firstRetryDelay * 2 ** attempt, queryTimings.longestRetryDelay)
}

/** For `new QueryClient({ defaultOptions: { queries: queryRules } })`. */
export const queryRules = {
  gcTime: queryTimings.gcTime,
  retry: shouldRetry,
  retryDelay,
} as const
