/** Calendars as portals write them, and a host that gives them. */
import { createServer, type RequestListener } from 'node:http'
import { listen } from '../serve/server.ts'

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

export type Host = { origin: string; close: () => Promise<void>; requests: string[] }

/** A host on this machine: an answer for each path. */
export async function hostOf(answers: Record<string, string | RequestListener>): Promise<Host> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    requests.push(path)
    const answer = answers[path]
    if (answer === undefined) response.writeHead(404).end('Not found')
    else if (typeof answer === 'function') answer(request, response)
    else response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' }).end(answer)
  })
  const close = async () => {
    server.closeAllConnections()
    await server[Symbol.asyncDispose]()
  }
  return { origin: await listen(server, 0), close, requests }
}
