/**
 * The rules of the data cache (V5): unused answers are kept for five minutes. After a network failure or a server error
 * the request is repeated three times, with growing pauses. Other statuses are final, above all 403 and 429.
 */
import { queryTimings } from './timings.ts'

/** The server answered with an error status. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number

  constructor(status: number) {
    super(`The server answered ${status}.`)
    this.status = status
  }
}

/** The answer did not arrive completely: the network failed, or nothing came for too long. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** The answer cannot be used: not JSON, too large, or about something else. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError'
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
export const queryRules = { gcTime: queryTimings.gcTime, retry: shouldRetry, retryDelay } as const
