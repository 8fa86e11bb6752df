/** Fetches one calendar, with limits for everything that a host may do wrong. */
import { copyAgain, cutOff, FeedProblem, webPage } from './feed-problem.ts'

/** Decompressed. */
const mostBytes = 2_000_000
const mostRedirects = 3

/**
 * The text at an address.
 *
 * @throws FeedProblem where there is none; errors of the network are never passed on, because they name the address
 */
export async function fetchFeed(address: URL, seconds = 10): Promise<string> {
  const signal = AbortSignal.timeout(seconds * 1000)
  let at = address
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(at, signal, seconds)
    if (response.status < 300 || response.status > 399) return bodyOf(response, signal, seconds)
    await response.body?.cancel()
    if (redirects === mostRedirects) {
      throw new FeedProblem(`the address leads to another address, and so on without end. ${copyAgain}`)
    }
    at = nextOf(response, at)
  }
}

/** Where a redirect leads. */
function nextOf(response: Response, at: URL): URL {
  const next = URL.parse(response.headers.get('location') ?? '', at)
  if (!next || !/^https?:$/.test(next.protocol)) {
    throw new FeedProblem(`the address leads to something that is not on the web. ${copyAgain}`)
  }
  if (at.protocol === 'https:' && next.protocol === 'http:') {
    throw new FeedProblem(`the address leads from https to http, where others can read along. ${copyAgain}`)
  }
  return next
}

async function ask(at: URL, signal: AbortSignal, seconds: number): Promise<Response> {
  try {
    return await fetch(at, { redirect: 'manual', signal, headers: { Accept: 'text/calendar, */*;q=0.1' } })
  } catch {
    throw new FeedProblem(signal.aborted ? tooSlow(seconds) : 'the host does not answer. Is the network there?')
  }
}

const tooSlow = (seconds: number) => `there was no whole answer after ${seconds} s.`

async function bodyOf(response: Response, signal: AbortSignal, seconds: number): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new FeedProblem(sentenceOf(response))
  }
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > mostBytes) break
      text += decoder.decode(part, { stream: true })
    }
  } catch {
    throw new FeedProblem(signal.aborted ? tooSlow(seconds) : cutOff)
  }
  if (length > mostBytes) throw new FeedProblem('the answer is larger than 2 MB, which no calendar of a stay is.')
  return text + decoder.decode()
}

function sentenceOf({ status, headers }: Response): string {
  if (status === 404 || status === 410) return `nothing is at the address (${status}). ${copyAgain}`
  if (status === 401 || status === 403) {
    const isPage = /html/i.test(headers.get('content-type') ?? '')
    return isPage ? webPage(status) : `the portal refuses the address (${status}). ${copyAgain}`
  }
  return `the portal answers with an error (${status}). If it works the next time, there is nothing to do.`
}
