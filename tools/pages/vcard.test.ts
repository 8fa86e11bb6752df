import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { contactFile, contentLines, textValue } from './vcard.ts'

const content = soundContent()
const { site } = content

/** The value of a property as an address book reads it: unfolded (RFC 2426 §2.6), and without its backslashes (§4). */
const readBack = (file: string, property: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1)
    .replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

const contactOf = (changes: Partial<typeof site>) =>
  contactFile({ ...content, site: { ...site, ...changes } })
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('H5: a contact as every address book reads it, old ones too', () => {
  const address = { street: 'Old Mill Road', city: 'Kisiwa', country: 'Kenya' }
  const lines = contactOf({
    name: 'Maua Hill Farm',
    phone: '+254000000000',
    email: 'stay@mauahf.co.ke',
    address,
    siteUrl: 'https://mauahf.co.ke',
    place: { ...site.place, gate: { lat: -1.5, lon: 36.25, plusCode: '' } },
  })
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Maua Hill Farm',
    'ORG:Maua Hill Farm',
    'TEL;TYPE=WORK,VOICE:+254000000000',
    'EMAIL;TYPE=WORK:stay@mauahf.co.ke',
    'ADR;TYPE=WORK:;;Old Mill Road;Kisiwa;;;Kenya',
    'GEO:-1.5;36.25',
    'URL:https://mauahf.co.ke/',
    expect.stringMatching(/^NOTE:.*\d AM.*\d PM/),
    'END:VCARD',
    '',
  ])
})

test('commas, semicolons and backslashes are escaped; a placeholder is no address; without a gate no place', () => {
  const name = 'Roses; Lawns, \\ Trees'
  const lines = contactOf({ name, siteUrl: 'https://roses.example', place: { ...site.place, gate: null } })
  expect(lines.slice(3, 5)).toEqual(['FN:Roses; Lawns\\, \\\\ Trees', 'ORG:Roses\\; Lawns\\, \\\\ Trees'])
  expect(lines.filter((line) => /^(?:URL|GEO)/.test(line))).toEqual([])
  expect(readBack(lines.join('\r\n'), 'FN')).toBe(name)
})

const anyText = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })).map((lines) => lines.join('\n'))

test('any text is folded at 75 octets without torn letters, and read back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = contentLines(['BEGIN:VCARD', `NOTE:${textValue(text)}`, 'END:VCARD'])
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(readBack(file, 'NOTE')).toBe(text)
    }),
  )
})

test('a line of more than 75 octets is folded, and goes on after a space, which counts too', () => {
  expect(contentLines(['', 'x'.repeat(75)])).toBe(`\r\n${'x'.repeat(75)}\r\n`)
  const thrice = ['x'.repeat(75), ` ${'x'.repeat(74)}`, ' x']
  expect(contentLines(['x'.repeat(150)])).toBe(`${thrice.join('\r\n')}\r\n`)
  expect(contentLines(['👍'.repeat(19)])).toBe(`${'👍'.repeat(18)}\r\n 👍\r\n`)
})

test('what parts values is written with a backslash', () => {
  expect(textValue('a, b; c \\ d: e')).toBe('a\\, b\\; c \\\\ d: e')
  expect(textValue('one\r\ntwo\rthree\nfour\n\nfive')).toBe('one\\ntwo\\nthree\\nfour\\n\\nfive')
})
