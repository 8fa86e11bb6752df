import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { resort, words } from '../../app/enquiry/request/rules/samples.ts'
import { contactCard } from './contact-card.ts'

const hours = 'Monday to Friday 8:00 AM–8:00 PM; Saturday and Sunday 9:00 AM–6:00 PM'
const cardOf = (of = resort) => new ICAL.Component(ICAL.parse(contactCard(of, hours, words)))

test('H5: a contact that an address book reads', () => {
  const card = cardOf()
  expect(card.name).toBe('vcard')
  const value = (name: string) => card.getFirstPropertyValue(name)
  expect(value('version')).toBe('4.0')
  expect(value('fn')).toBe(resort.name)
  expect(value('tel')).toBe('tel:+254000000000')
  expect(value('email')).toBe(resort.email)
  expect(value('adr')).toEqual(['', '', 'Old Mill Road', 'Kisiwa', '', '', 'Kenya'])
  expect(value('url')).toBe('https://mauahf.example/')
  expect(value('note')).toContain(hours)
})

test('the card, line by line', () => {
  const note = words.contact.note.replace('{hours}', hours).replaceAll(',', '\\,')
  expect(contactCard(resort, hours, words).replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    'FN:Maua Hill Farm',
    'ORG:Maua Hill Farm',
    'TEL;VALUE=uri;TYPE="voice,text,work":tel:+254000000000',
    'EMAIL;TYPE=work:stay@mauahf.example',
    'ADR;TYPE=work:;;Old Mill Road;Kisiwa;;;Kenya',
    'URL:https://mauahf.example/',
    `NOTE:${note}`,
    'END:VCARD',
    '',
  ])
  const odd = contactCard({ ...resort, name: 'Roses; Lawns, \\ Trees' }, hours, words)
  expect(odd).toContain('\r\nFN:Roses; Lawns\\, \\\\ Trees\r\nORG:Roses\\; Lawns\\, \\\\ Trees\r\n')
})

test('commas, semicolons and backslashes are escaped; no domain, no URL', () => {
  const card = cardOf({ ...resort, name: 'Roses; Lawns, \\ Trees', siteUrl: null })
  expect(card.getFirstPropertyValue('fn')).toBe('Roses; Lawns, \\ Trees')
  expect(card.getFirstProperty('url')).toBeNull()
})
