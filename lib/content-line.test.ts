import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contentLines, textValue } from './content-line.ts'

const anyText = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })).map((lines) => lines.join('\n'))

test('any text is folded at 75 octets without torn letters, and read back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = contentLines(['BEGIN:VEVENT', `SUMMARY:${textValue(text)}`, 'END:VEVENT'])
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('summary')).toBe(text)
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
