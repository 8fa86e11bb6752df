/**
 * The rules of the data cache (V5), as far as they are not its own: it keeps unused answers for five minutes, and waits
 * 1, 2, 4 s and so on before it asks again, 30 s at most. Only after a network failure or a server error is the request
 * repeated. Other statuses are final, above all 403 and 429.
 */

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
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 3 && (error instanceof ConnectionError || (error instanceof AnswerError && error.status >= 500))

/** For `new QueryClient({ defaultOptions: { queries: queryRules } })`. */
export const queryRules = { retry: shouldRetry } as const
