/** Of a calendar (RFC 5545) it keeps the lines that say when a night is taken: nothing else can take or free one. */

/** Why a calendar cannot be used now, in a sentence for its owner, with nothing that it or its address holds. */
export class FeedProblem extends Error {
  override name = 'FeedProblem'
}

export const copyAgain = 'Copy it from the portal again.'

export const cutOff = 'the answer breaks off before its end.'

const whichToCopy = 'Copy the one called “Export calendar” or “iCal”.'

/** @param status where it is not that of a good answer */
export const webPage = (status?: number): string =>
  `the address gives a web page${status ? ` (${status})` : ''}. Open it in a browser: if that gets a calendar, the ` +
  `portal refuses programs like this one. If not: ${whichToCopy}`

export type Line = { name: string; parameters: string; value: string }
/** By how many minutes its clocks may be ahead. */
export type Zone = { name: string; ahead: Set<number> }
export type Parts = { entries: Line[][]; zones: Zone[] }

/** Behind these anything may follow, colons too. */
const wordLine = /^(UID|SEQUENCE|STATUS|TRANSP|SUMMARY|TZID)(;[^:]*)?:(.*)$/i
/** What these say holds no colon, but the names of their time zones may. */
const timeLine = /^(DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TZOFFSETTO)(;.*)?:([^:]*)$/i
const brokenTime = /^(?:DTSTART|DTEND|DURATION\b|RRULE|RDATE|EXDATE|RECURRENCE-ID)/
export const repeats = /^(?:RRULE|RDATE|EXDATE|RECURRENCE-ID)$/
const edge = /^(BEGIN|END):([\w-]+)/i
/** Reminders within an entry and rules within a time zone hold no nights. */
const holdsNone = /^VCALENDAR(?:\/(?:VEVENT|VTIMEZONE)\/(?!.*VEVENT).*)?$/

/** No line that says when a night is taken is so long. */
const mostSigns = 1000

/** Of parts within parts. */
const mostParts = 9

const damaged = 'the answer is a calendar with a line that cannot be read.'

/** @throws FeedProblem where it is no whole calendar, or holds anything that could be a night and is no entry */
export function partsOf(text: string): Parts {
  const whole = text.trim()
  if (whole === '') throw new FeedProblem(`the answer is empty. ${copyAgain}`)
  if (whole.startsWith('<')) throw new FeedProblem(webPage())
  if (!/^BEGIN:VCALENDAR\s/i.test(whole)) {
    throw new FeedProblem(`the address gives no calendar. ${whichToCopy}`)
  }
  if (!/\sEND:VCALENDAR/i.test(whole)) throw new FeedProblem(cutOff)
  const parts: Parts = { entries: [], zones: [] }
  const open: string[] = []
  // Long lines go on behind a space.
  const unfolded = whole.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]/g, '')
  for (const long of unfolded.split('\n')) {
    const line = long.slice(0, mostSigns).trimEnd()
    const [, step = '', part = ''] = edge.exec(line) ?? []
    if (step.toUpperCase() === 'BEGIN') begin(part.toUpperCase(), open, parts)
    else if (step === '') keep(line, open.join('/'), parts)
    else if (open.pop() !== part.toUpperCase()) throw new FeedProblem(damaged)
  }
  if (open.length > 0) throw new FeedProblem(cutOff)
  return parts
}

function begin(part: string, open: string[], { entries, zones }: Parts): void {
  open.push(part)
  const path = open.join('/')
  if (path === 'VCALENDAR/VEVENT') entries.push([])
  else if (path === 'VCALENDAR/VTIMEZONE') zones.push({ name: '', ahead: new Set() })
  else if (open.length > mostParts || !holdsNone.test(path)) {
    throw new FeedProblem(
      'the calendar holds busy times, tasks or other parts in which nights could be taken, and which are not read. ' +
        'Copy the address of one that holds bookings alone.',
    )
  }
}

function keep(line: string, path: string, { entries, zones }: Parts): void {
  const [, written, parameters = '', value = ''] = timeLine.exec(line) ?? wordLine.exec(line) ?? []
  if (written === undefined) {
    if (brokenTime.test(line)) throw new FeedProblem(damaged)
    return
  }
  const name = written.toUpperCase()
  if (path === 'VCALENDAR/VEVENT') {
    if (value !== '' || !repeats.test(name)) entries.at(-1)?.push({ name, parameters, value })
  } else if (path === 'VCALENDAR/VTIMEZONE' && name === 'TZID') zones.at(-1)!.name = value
  else if (name === 'TZOFFSETTO') zones.at(-1)?.ahead.add(minutesOf(value))
}

/** "+0300" is 180. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(offset) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}
