import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { nightsOf } from '../../draft/draft.ts'
import { anyText, booking, resort, soundBooking, stays, words } from '../rules/samples.ts'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-21T09:30:15.250Z')
const fileOf = (draft: typeof booking) => calendarFile(draft, { resort, stays }, words, now)
const eventOf = (file: string | null) => {
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''))
  expect(calendar.name).toBe('vcalendar')
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  return event
}

test('a tentative whole-day event whose end is check-out day, exclusive', () => {
  const event = eventOf(fileOf(booking))
  const { startDate, endDate, duration, summary, location, uid } = new ICAL.Event(event)
  expect(startDate.isDate && endDate.isDate).toBe(true)
  expect([startDate.toString(), endDate.toString()]).toEqual(['2026-12-18', '2026-12-21'])
  expect(duration.toSeconds()).toBe(3 * 86_400)
  expect(summary).toContain('Stone Wall Lodge')
  expect(location).toContain('Old Mill Road')
  expect(uid).toMatch(/^\S+@mauahf\.example$/)
  expect(String(event.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T09:30:15Z')
  expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(event.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(event.getFirstPropertyValue('description')).toContain('+254 000 000 000')
})

test('the file, line by line', () => {
  const { calendar } = words
  const address = 'Old Mill Road, Kisiwa, Kenya'
  const filled = (text: string, values: Record<string, string>) =>
    Object.entries(values).reduce((left, [gap, value]) => left.replaceAll(`{${gap}}`, value), text)
  const linesOf = (draft: typeof booking, stay: string, id: string, siteUrl: string | null) => {
    const description = [
      filled(calendar.wish, { resort: resort.name }),
      filled(calendar.address, { address }),
      filled(calendar.phone, { phone: '+254 000 000 000' }),
      filled(calendar.email, { email: resort.email }),
      ...calendar.arrival,
    ]
    const escaped = (text: string) => text.replaceAll(/[,;]/g, '\\$&')
    const file = calendarFile(draft, { resort: { ...resort, siteUrl }, stays }, words, now) ?? ''
    expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Maua Hill Farm//Enquiry//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      `UID:${id}-20261218-20261221@mauahf.example`,
      'DTSTAMP:20261121T093015Z',
      'DTSTART;VALUE=DATE:20261218',
      'DTEND;VALUE=DATE:20261221',
      `SUMMARY:${escaped(filled(calendar.summary, { resort: resort.name, stay }))}`,
      `LOCATION:${escaped(`Maua Hill Farm, ${address}`)}`,
      `DESCRIPTION:${description.map(escaped).join('\\n')}`,
      ...(siteUrl ? [`URL:${siteUrl}/location`] : []),
      'STATUS:TENTATIVE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  }
  linesOf(booking, 'Stone Wall Lodge', 'stone-wall-lodge', resort.siteUrl)
  linesOf({ ...booking, stays: [] }, calendar.noStay, 'stay', null)
})

test('B6: several stays are in the title; the UID ignores their order', () => {
  const fileFor = (chosen: string[]) => new ICAL.Event(eventOf(fileOf({ ...booking, stays: chosen })))
  const both = fileFor(['stone-wall-lodge', 'hilltop-home'])
  expect(both.summary).toContain('Hilltop Home + Stone Wall Lodge')
  expect(both.uid).toBe(fileFor(['hilltop-home', 'stone-wall-lodge']).uid)
  expect(both.uid).not.toBe(fileFor(['hilltop-home']).uid)
  expect(both.uid).toMatch(/^\S+@mauahf\.example$/)
})

test('the same request gives the same UID, another one another', () => {
  const uidOf = (draft: typeof booking) => new ICAL.Event(eventOf(fileOf(draft))).uid
  expect(uidOf(booking)).toBe(uidOf({ ...booking, note: 'changed' }))
  expect(uidOf(booking)).not.toBe(uidOf({ ...booking, checkOut: '2026-12-22' }))
})

test('a calendar program reads the nights of any request', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const { startDate, endDate } = new ICAL.Event(eventOf(fileOf(draft)))
      expect([startDate.toString(), endDate.toString()]).toEqual([draft.checkIn, draft.checkOut])
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(nightsOf(draft) * 86_400)
    }),
  )
})

test('nothing that the guest typed is in it', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const secrets = { firstName: typed, lastName: typed, email: typed, phone: typed, note: typed }
      expect(fileOf({ ...booking, ...secrets })).toBe(fileOf(booking))
    }),
  )
})

test('no dates, no file', () => {
  expect(fileOf({ ...booking, checkIn: '' })).toBeNull()
  expect(fileOf({ ...booking, checkOut: booking.checkIn })).toBeNull()
})
