import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contentLines, textValue } from './content-line.ts'
import { cleanText } from './plain-text.ts'
import { anyText } from './samples.ts'

test('no line is longer than 75 octets, no letter is torn, and a reader gets the same text back', () => {
  fc.assert(
    fc.property(anyText.map(cleanText), (text) => {
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
