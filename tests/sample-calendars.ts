/** Calendars as portals write them, after their public descriptions, and a host that gives them. */
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The lines of an entry without its BEGIN and END. */
export type Lines = readonly string[]

const lineEnd = '\r\n'

/** After 75 octets a line is continued on the next one, behind a space. */
const folded = (line: string) => line.replaceAll(/(.{70})(?=.)/g, `$1${lineEnd} `)

export function calendar(program: string, entries: readonly Lines[], head: Lines = []): string {
  const body = entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${program}`, ...head, ...body, 'END:VCALENDAR']
  return all.map(folded).join(lineEnd) + lineEnd
}

const compact = (day: string) => day.replaceAll('-', '')

/** An all-day entry from the first day to the one before `to`. */
export const days = (from: string, to: string, ...more: string[]): Lines => [
  `UID:${from}-${to}-${more.join('').length}@calendar.example`,
  'DTSTAMP:20261101T000000Z',
  `DTSTART;VALUE=DATE:${compact(from)}`,
  `DTEND;VALUE=DATE:${compact(to)}`,
  ...more,
]

/** What no guest and nobody beside the portal may ever read. */
export const secrets = [
  'Wanjiru',
  'Mwangi-Otieno',
  'wanjiru.mwangi@guest.example',
  '+254700111222',
  'HMXK4TZ9QP',
  'allergic to groundnuts',
]
const [first, last, email, phone, code, note] = secrets

export const airbnb = calendar('-//Airbnb Inc//Hosting Calendar 1.0//EN', [
  days('2026-11-22', '2026-11-24', 'SUMMARY:Airbnb (Not available)'),
  days(
    '2026-11-28',
    '2026-12-01',
    'SUMMARY:Reserved',
    `DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/${code}\\nPhone ${phone}`,
  ),
  days('2026-12-01', '2026-12-03', 'SUMMARY:Reserved', `DESCRIPTION:${first} ${last}`),
  days('2027-01-10', '2027-01-12', 'SUMMARY:Airbnb (Not available)'),
  days('2027-05-22', '2027-11-22', 'SUMMARY:Airbnb (Not available)'),
])

export const booking = calendar('-//admin.booking.com//NONSGML Calendar//EN', [
  days('2026-12-01', '2026-12-03', 'SUMMARY:CLOSED - Not available'),
  days('2026-12-20', '2026-12-27', 'SUMMARY:CLOSED - Not available', `DESCRIPTION:${email}`),
])

export const vrbo = calendar('-//HomeAway.com, Inc.//EN', [
  days('2026-12-05', '2026-12-08', `SUMMARY:Reserved - ${first}`, `COMMENT:${note}`, 'STATUS:CONFIRMED'),
  days('2026-12-10', '2026-12-11', 'SUMMARY:Blocked'),
  days('2026-12-12', '2026-12-14', `SUMMARY:Reserved - ${first}`, 'STATUS:CANCELLED'),
])

const nairobi: Lines = [
  'X-WR-CALNAME:Villa',
  'X-WR-TIMEZONE:Africa/Nairobi',
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Nairobi',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:EAT',
  'DTSTART:19700101T000000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

export const google = calendar(
  '-//Google Inc//Google Calendar 70.9054//EN',
  [
    days(
      '2026-12-15',
      '2026-12-17',
      `SUMMARY:${first} ${last}`,
      `ATTENDEE;CN=${last}:mailto:${email}`,
      'TRANSP:TRANSPARENT',
    ),
    [
      'UID:timed@google.example',
      'DTSTART;TZID=Africa/Nairobi:20261218T140000',
      'DTEND;TZID=Africa/Nairobi:20261220T100000',
      `SUMMARY:${first}`,
      `LOCATION:${note}`,
    ],
    [
      'UID:lunch@google.example',
      'DTSTART;TZID=Africa/Nairobi:20261222T120000',
      'DTEND;TZID=Africa/Nairobi:20261222T150000',
      'SUMMARY:Lunch',
    ],
    [
      'UID:free@google.example',
      'DTSTART:20261223T150000Z',
      'DTEND:20261224T070000Z',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Perhaps',
    ],
    [
      'UID:cleaning@google.example',
      'DTSTART;VALUE=DATE:20270104',
      'DTEND;VALUE=DATE:20270105',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE;VALUE=DATE:20270111',
      'SUMMARY:Cleaning',
    ],
    [
      'UID:cleaning@google.example',
      'RECURRENCE-ID;VALUE=DATE:20270118',
      'DTSTART;VALUE=DATE:20270119',
      'DTEND;VALUE=DATE:20270120',
      'SUMMARY:Cleaning, a day later',
    ],
  ],
  nairobi,
)

/** With bare line feeds, a byte order mark, and no end of its last line. */
export const channelManager = `\uFEFF${calendar('-//Channel//Manager//EN', [
  days('2026-12-24', '2026-12-26', `SUMMARY:${first} ${last} (${code})`, `DESCRIPTION:${`${note} `.repeat(20)}`),
])
  .replaceAll('\r\n', '\n')
  .trimEnd()}`

export type Host = { origin: string; close: () => Promise<void>; requests: string[] }

/** A host on this machine: an answer for each path. */
export async function hostOf(answers: Record<string, string | RequestListener>, port = 0): Promise<Host> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    requests.push(path)
    const answer = answers[path]
    if (answer === undefined) response.writeHead(404).end('Not found')
    else if (typeof answer === 'string') sendCalendar(response, answer)
    else answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close, requests }
}

export function sendCalendar(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' }).end(text)
}

export const redirectTo =
  (location: string): RequestListener =>
  (_, response) => {
    response.writeHead(302, { Location: location }).end()
  }

export const status =
  (number: number, text = ''): RequestListener =>
  (_, response) => {
    response.writeHead(number).end(text)
  }

export function zipped(text: string): RequestListener {
  const body = gzipSync(text)
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/calendar', 'Content-Encoding': 'gzip' }).end(body)
  }
}

/** Says how much it is going to send, and breaks off before that. */
export const cutOff =
  (text: string): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'Content-Length': Buffer.byteLength(text) + 1000 })
    response.write(text, () => response.destroy())
  }

/** Begins, and never ends. */
export const never: RequestListener = (_, response) => {
  response.writeHead(200)
  response.write('BEGIN:VCALENDAR\r\n')
}

/** 50 MB, as far as anybody reads them. */
export const huge: RequestListener = (_, response) => {
  const part = Buffer.alloc(100_000, 'X')
  let left = 500
  response.writeHead(200)
  const more = () => {
    while (left > 0) {
      left -= 1
      if (!response.write(part)) {
        response.once('drain', more)
        return
      }
    }
    response.end()
  }
  more()
}
