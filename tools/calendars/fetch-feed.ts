/** Fetches one calendar, with limits for everything that a host may do wrong. */
import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'
import { unescape } from 'node:querystring'
import { copyAgain, cutOff, FeedProblem, webPage } from './parse-feed.ts'

/** Decompressed. */
const mostBytes = 2_000_000
const mostRedirects = 3

/** Many portals answer neither unknown programs nor Node's own name. */
const userAgent = 'Mozilla/5.0 (compatible; ResortCalendars/1.0)'

/** @throws FeedProblem where there is no text; never an error of the network, because those name the address */
export async function fetchFeed(address: URL, seconds = 10): Promise<string> {
  const signal = AbortSignal.timeout(seconds * 1000)
  try {
    let at = address
    for (let redirects = 0; ; redirects += 1) {
      const response = await ask(at, signal)
      if (response.status < 300 || response.status > 399) return await bodyOf(response)
      await response.body?.cancel()
      if (redirects === mostRedirects) {
        throw new FeedProblem(`the address leads to another address, and so on without end. ${copyAgain}`)
      }
      at = await nextOf(response, at, address)
    }
  } catch (error) {
    throw signal.aborted ? new FeedProblem(`there was no whole answer after ${seconds} s.`) : error
  }
}

async function nextOf(response: Response, at: URL, address: URL): Promise<URL> {
  const location = (response.headers.get('location') ?? '').replace(/^webcals?:/i, at.protocol)
  const next = URL.parse(location, at)
  if (!next || !/^https?:$/.test(next.protocol)) {
    throw new FeedProblem(`the address leads to something that is not on the web. ${copyAgain}`)
  }
  if (at.protocol === 'https:' && next.protocol === 'http:') {
    throw new FeedProblem(`the address leads from https to http, where others can read along. ${copyAgain}`)
  }
  if ((await isPrivate(next)) && !(await isPrivate(address))) {
    throw new FeedProblem(`the address leads into the network of this machine. ${copyAgain}`)
  }
  if (next.origin === at.origin) [next.username, next.password] = [at.username, at.password]
  return next
}

const privateNetworks = new BlockList()
const networks =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 ::/127 fc00::/7 fe80::/10'
for (const network of networks.split(' ')) {
  const [address = '', bits] = network.split('/')
  privateNetworks.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

async function isPrivate({ hostname }: URL): Promise<boolean> {
  const found = await lookup(hostname.replaceAll(/[[\]]/g, ''), { all: true }).catch(() => [])
  return found.some(({ address, family }) => privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4'))
}

async function ask(at: URL, signal: AbortSignal): Promise<Response> {
  const [name, secret] = [unescape(at.username), unescape(at.password)]
  const bare = Object.assign(new URL(at), { username: '', password: '' })
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'User-Agent': userAgent,
    ...(name + secret && { Authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` }),
  }
  const request = () => fetch(bare, { redirect: 'manual', signal, headers })
  // A line that breaks once holds the next time.
  return request()
    .catch(request)
    .catch(() => {
      throw new FeedProblem('the host does not answer. Is the network there?')
    })
}

async function bodyOf(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new FeedProblem(statusSentence(response))
  }
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      parts.push(part)
      length += part.length
      if (length > mostBytes) break
    }
  } catch {
    throw new FeedProblem(cutOff)
  }
  if (length > mostBytes) throw new FeedProblem('the answer is larger than 2 MB, which no calendar of a room is.')
  return Buffer.concat(parts).toString()
}

function statusSentence({ status, headers }: Response): string {
  if (status === 404 || status === 410) return `nothing is at the address (${status}). ${copyAgain}`
  if (status === 401 || status === 403) {
    const isPage = /html/i.test(headers.get('content-type') ?? '')
    return isPage ? webPage(status) : `the portal refuses the address (${status}). ${copyAgain}`
  }
  return `the portal answers with an error (${status}). If it works the next time, there is nothing to do.`
}
