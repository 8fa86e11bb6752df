import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { hostOf, type Host } from '../../tests/sample-calendars.ts'
import { fetchFeed } from './fetch-feed.ts'

const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
let host: Host | undefined
afterEach(async () => {
  await host?.close()
  host = undefined
})

/** What is got, or the sentence, where a host answers so. */
async function fetched(answer: string | RequestListener, address = '/a.ics', seconds = 10): Promise<string> {
  host = await hostOf({ '/a.ics': answer, '/good.ics': text })
  const whole = address.startsWith('/') ? host.origin + address : address.replace('HOST', new URL(host.origin).host)
  return fetchFeed(new URL(whole), seconds).catch((error: unknown) => String(error))
}

const answers =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers).end(body)
  }
const subscription: RequestListener = ({ headers }, response) => {
  response.writeHead(302, { Location: `webcal://${headers.host}/good.ics` }).end()
}
const aPage = { 'Content-Type': 'text/html' }
const compressed = (whole: string) => answers(200, { 'Content-Encoding': 'gzip' }, gzipSync(whole))
const redirect = (location: string) => answers(302, { Location: location })
/** Says how much it is going to send, and breaks off before that. */
const cut: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Length': 1000 })
  response.write(text, () => response.destroy())
}
const never: RequestListener = (_, response) => {
  response.writeHead(200)
  response.write('BEGIN:VCALENDAR\r\n')
}
const endless: RequestListener = (_, response) => {
  const part = Buffer.alloc(100_000, 'X')
  const more = () => response.write(part, (error) => (error ? undefined : more()))
  more()
}
const onlyOnce = (): RequestListener => {
  let asked = 0
  return (_, response) => ((asked += 1) === 1 ? response.destroy() : response.end(text))
}

test.each<[what: string, answer: string | RequestListener, got: string]>([
  ['a calendar', text, text],
  ['one that is compressed', compressed(text), text],
  ['another good status', answers(203, {}, text), text],
  ['a line that breaks once', onlyOnce(), text],
  ['a redirect', redirect('/good.ics'), text],
  ['a redirect to a subscription', subscription, text],
  ['404', answers(404), 'nothing is at the address (404)'],
  ['a refusal', answers(403), 'the portal refuses the address (403)'],
  ['a refusal as a page', answers(403, aPage), 'gives a web page (403). Open it in a browser'],
  ['an error', answers(503), 'answers with an error (503)'],
  ['an answer that is cut off', cut, 'breaks off before its end'],
  ['50 MB', endless, 'larger than 2 MB'],
  ['50 MB that are small on the way', compressed('X'.repeat(5e7)), 'larger than 2 MB'],
  ['a loop', redirect('/a.ics'), 'and so on without end'],
  ['a redirect to nowhere', answers(302), 'and so on without end'],
  ['a redirect out of the web', redirect('file:///etc/hosts'), 'not on the web'],
  ['a closed connection', (request) => request.socket.destroy(), 'the host does not answer'],
])('%s', async (_, answer, got) => {
  expect(await fetched(answer)).toContain(got)
})

test('an answer without end is not waited for', async () => {
  expect(await fetched(never, '/a.ics', 1)).toContain('no whole answer after 1 s')
})

test('it gives a name, and name and password of the address to its host alone', async () => {
  const shown: RequestListener = ({ headers, url }, response) => {
    if (url === '/a.ics') response.writeHead(302, { Location: '/a.ics?moved' }).end()
    else response.end(`${headers['user-agent']} ${headers.authorization}`)
  }
  const basic = `Basic ${Buffer.from('me:5% off').toString('base64')}`
  expect(await fetched(shown, 'http://me:5%%20off@HOST/a.ics')).toMatch(`compatible; ResortCalendars/1.0) ${basic}`)
  await host?.close()
  expect(await fetched(shown)).toMatch(/ undefined$/)
})

const inside = ['127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '10.1.2.3', '169.254.169.254', 'localhost']
type Row = [scheme: string, to: string, sentence: string]
test.each<Row>([
  ['https', 'http://203.0.113.5/a.ics', 'from https to http'],
  ...inside.map((name): Row => ['http', `http://${name}/a.ics`, 'into the network of this machine']),
])('from %s to %s no redirect is followed', async (scheme, to, sentence) => {
  const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 301, headers: { Location: to } })))
  vi.stubGlobal('fetch', asked)
  await expect(fetchFeed(new URL(`${scheme}://203.0.113.5/a.ics`))).rejects.toThrow(sentence)
  expect(asked).toHaveBeenCalledTimes(1)
})
