/** Calendars as portals write them, after their public descriptions, and a host that gives them. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Of entries the lines without BEGIN and END. After 75 octets a line is continued on the next one, behind a space. */
export function calendar(entries: readonly (readonly string[])[], head: readonly string[] = []): string {
  const body = entries.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'])
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...head, ...body, 'END:VCALENDAR', '']
  return all.map((line) => line.replaceAll(/(.{70})(?=.)/g, '$1\r\n ')).join('\r\n')
}

/** A whole-day entry from the first day to the one before `to`. */
export const days = (from: string, to: string, ...more: string[]): string[] => [
  `UID:${from}-${to}-${more.join('').length}@calendar.example`,
  `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
  ...more,
]

/** What no guest and nobody beside the portal may ever read. */
export const secrets = ['Wanjiru', 'Mwangi-Otieno', 'wanjiru@guest.example', '+254700111222', 'allergic to groundnuts']
const [first, last, email, phone, note] = secrets

const airbnb = calendar([
  days('2026-11-22', '2026-11-24', 'SUMMARY:Airbnb (Not available)'),
  days('2026-11-28', '2026-12-01', 'SUMMARY:Reserved', `DESCRIPTION:${first} ${last}\\nPhone ${phone}`),
  days('2026-12-01', '2026-12-03', 'SUMMARY:Reserved'),
  days('2027-01-10', '2027-01-12', 'SUMMARY:Airbnb (Not available)'),
  days('2027-05-22', '2027-11-22', 'SUMMARY:Airbnb (Not available)'),
])

const booking = calendar([
  days('2026-12-01', '2026-12-03', 'SUMMARY:CLOSED - Not available'),
  days('2026-12-20', '2026-12-27', 'SUMMARY:CLOSED - Not available', `DESCRIPTION:${email}`),
])

const vrbo = calendar([
  days('2026-12-05', '2026-12-08', `SUMMARY:Reserved - ${first}`, `COMMENT:${note}`, 'STATUS:CONFIRMED'),
  days('2026-12-12', '2026-12-14', `SUMMARY:Reserved - ${first}`, 'STATUS:CANCELLED'),
])

const google = calendar([
  days('2026-12-15', '2026-12-17', `SUMMARY:${first}`, `ATTENDEE;CN=${last}:mailto:${email}`, 'TRANSP:TRANSPARENT'),
  [
    'UID:timed@google.example',
    'DTSTART;TZID=Africa/Nairobi:20261218T140000',
    'DTEND;TZID=Africa/Nairobi:20261220T100000',
    `SUMMARY:${first}`,
    `LOCATION:${note}`,
  ],
  ['UID:lunch@google.example', 'DTSTART:20261222T090000Z', 'DTEND:20261222T120000Z', 'SUMMARY:Lunch'],
])

/** With bare line feeds, a byte order mark, and no end of its last line. */
const manager = calendar([days('2026-12-24', '2026-12-26', `SUMMARY:${first} ${last}`, `DESCRIPTION:${note}`)])

export const portals: Record<string, string | RequestListener> = {
  '/airbnb.ics': airbnb,
  '/booking.ics': (_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(booking))
  },
  '/vrbo.ics': (_, response) => {
    response.writeHead(302, { Location: '/moved.ics' }).end()
  },
  '/moved.ics': vrbo,
  '/google.ics': google,
  '/manager.ics': `\uFEFF${manager.replaceAll('\r\n', '\n').trimEnd()}`,
}

export type Host = { origin: string; close: () => Promise<void>; requests: string[] }

/** A host on this machine: an answer for each path. */
export async function hostOf(answers: Record<string, string | RequestListener>, port = 0): Promise<Host> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    requests.push(path)
    const answer = answers[path]
    if (answer === undefined) response.writeHead(404).end('Not found')
    else if (typeof answer === 'function') answer(request, response)
    else response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' }).end(answer)
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
