import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../tests/for-any.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { contactFile, contentLines, textValue } from './vcard.ts'

/** The value of a property as an address book reads it: unfolded (RFC 2426 §2.6), and without its backslashes (§4). */
const readBack = (file: string, property: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1)
    .replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))

test('commas, semicolons and backslashes are escaped; a placeholder is no address; without a gate no place', () => {
  const name = 'Roses; Lawns, \\ Trees'
  const { site, ui } = soundContent()
  const place = { ...site.place, gate: null }
  const lines = contactFile({ ui, site: { ...site, name, place, siteUrl: 'https://roses.example' } }).split('\r\n')
  expect(lines.slice(3, 5)).toEqual(['FN:Roses; Lawns\\, \\\\ Trees', 'ORG:Roses\\; Lawns\\, \\\\ Trees'])
  expect(lines.filter((line) => /^(?:URL|GEO)/.test(line))).toEqual([])
  expect(readBack(lines.join('\r\n'), 'FN')).toBe(name)
})

const anyText = fc.array(fc.string({ unit: 'grapheme', maxLength: 160 })).map((lines) => lines.join('\n'))

test('any text is folded at 75 octets without torn letters, and read back', () => {
  forAny(anyText, (text) => {
    const file = contentLines(['BEGIN:VCARD', `NOTE:${textValue(text)}`, 'END:VCARD'])
    expect(file.endsWith('\r\n')).toBe(true)
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]/)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(readBack(file, 'NOTE')).toBe(text)
  })
})
