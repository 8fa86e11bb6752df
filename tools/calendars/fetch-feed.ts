/** Fetches one calendar, with limits for everything that a host may do wrong. */
import { FeedProblem } from './feed-problem.ts'

export type FetchLimits = { seconds: number; bytes: number; redirects: number }

/** `bytes` counts after decompression. */
export const usualLimits: FetchLimits = { seconds: 10, bytes: 2_000_000, redirects: 3 }

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:'

/**
 * The text at an address.
 *
 * @throws FeedProblem where there is none; errors of the network are never passed on, because they name the address
 */
export async function fetchFeed(address: URL, limits = usualLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.seconds * 1000)
  let at = address
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(at, signal, limits)
    if (response.status < 300 || response.status > 399) return bodyOf(response, signal, limits)
    await response.body?.cancel()
    if (redirects === limits.redirects) throw new FeedProblem('redirects')
    const next = URL.parse(response.headers.get('location') ?? '', at)
    if (!next) throw new FeedProblem('failing', response.status)
    if (!isWeb(next)) throw new FeedProblem('not-web')
    if (at.protocol === 'https:' && next.protocol === 'http:') throw new FeedProblem('insecure')
    at = next
  }
}

async function ask(at: URL, signal: AbortSignal, { seconds }: FetchLimits): Promise<Response> {
  try {
    return await fetch(at, { redirect: 'manual', signal, headers: { Accept: 'text/calendar, */*;q=0.1' } })
  } catch {
    throw signal.aborted ? new FeedProblem('slow', seconds) : new FeedProblem('unreachable')
  }
}

async function bodyOf(response: Response, signal: AbortSignal, { seconds, bytes }: FetchLimits): Promise<string> {
  const { status, body } = response
  if (status !== 200) {
    await body?.cancel()
    if (status === 404 || status === 410) throw new FeedProblem('gone', status)
    if (status === 401 || status === 403) throw new FeedProblem('refused', status)
    throw status < 300 ? new FeedProblem('empty') : new FeedProblem('failing', status)
  }
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  try {
    for await (const part of body ?? []) {
      length += part.length
      if (length > bytes) break
      text += decoder.decode(part, { stream: true })
    }
  } catch {
    throw signal.aborted ? new FeedProblem('slow', seconds) : new FeedProblem('cut-off')
  }
  if (length > bytes) throw new FeedProblem('too-large')
  return text + decoder.decode()
}
