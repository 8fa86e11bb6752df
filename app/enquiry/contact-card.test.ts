import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contactCard } from './contact-card.ts'
import { resort, words } from './samples.ts'

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
  expect(value('adr')).toEqual(['', '', 'Umoja II Road', 'Nakuru', '', '', 'Kenya'])
  expect(value('url')).toBe('https://waridi.example/')
  expect(value('note')).toContain(hours)
})

test('commas, semicolons and backslashes come through; no site address, no URL', () => {
  const card = cardOf({ ...resort, name: 'Roses; Lawns, \\ Trees', siteUrl: null })
  expect(card.getFirstPropertyValue('fn')).toBe('Roses; Lawns, \\ Trees')
  expect(card.getFirstProperty('url')).toBeNull()
})
