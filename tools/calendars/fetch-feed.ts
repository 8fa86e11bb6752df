/** Fetches one calendar, with limits for what a host may do wrong. */
import { unescape } from 'node:querystring'
import { copyAgain, cutOff, FeedProblem, webPage } from './feed-problem.ts'

/** Decompressed. */
const mostBytes = 2_000_000

/** Many portals answer neither unknown programs nor Node's own name. */
const userAgent = 'Mozilla/5.0 (compatible; ResortCalendars/1.0)'

/**
 * The text at an address.
 *
 * @throws FeedProblem where there is none; errors of the network are never passed on, because they name the address
 */
export async function fetchFeed({ href, username, password }: URL, seconds = 10): Promise<string> {
  const signal = AbortSignal.timeout(seconds * 1000)
  const address = new URL(href)
  address.username = address.password = ''
  const secret = `${unescape(username)}:${unescape(password)}`
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'User-Agent': userAgent,
    ...(secret !== ':' && { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` }),
  }
  const ask = () => fetch(address, { signal, headers })
  const refuse = (says: string) =>
    new FeedProblem(signal.aborted ? `there was no whole answer after ${seconds} s.` : says)
  // A line that breaks once holds the next time.
  const response = await ask()
    .catch(ask)
    .catch(() => {
      throw refuse('the host does not answer. Is the network there?')
    })
  if (!response.ok) {
    await response.body?.cancel()
    throw refuse(sentenceOf(response))
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
    throw refuse(cutOff)
  }
  if (length > mostBytes) throw new FeedProblem('the answer is larger than 2 MB, which no calendar of a room is.')
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
