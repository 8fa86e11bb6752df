import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanEmail, cleanLine, cleanText, isBlank } from './plain-text.ts'

test.each([
  [cleanText, ' a\r\nb\rc\td\0\x1b[1me\x85 ', 'a\nb\nc d[1me'],
  [cleanText, 'a\r\nb\rc\nd\r\r\ne', 'a\nb\nc\nd\n\ne'],
  [cleanText, '\n a\u2028b \n', 'a\u2028b'],
  [cleanText, '\ud83d\ude00\ude00\ud83d', '\ud83d\ude00\ufffd\ufffd'],
  [cleanText, 'مرحبا 👨‍👩‍👧‍👦 & <b> % + "x"\n\n\u202eabc', 'مرحبا 👨‍👩‍👧‍👦 & <b> % + "x"\n\n\u202eabc'],
  [cleanLine, 'a\r\n\u2029\nb\u2028c\td', 'a b c d'],
])('line ends, control characters and half characters are put right, all else stays', (clean, typed, text) => {
  expect(clean(typed)).toBe(text)
})

test('V2: of an e-mail address what was pasted along is left out, and nothing else', () => {
  const unseen = fc.array(fc.constantFrom('\u200b', '\u202a', '\u2060', '\ufeff', '\0'))
  const after = fc.array(fc.constantFrom(',', ';', '.', ' ', '\n'))
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), unseen, after, (address, at, signs, ending) => {
      const cut = at % address.length
      const pasted = ` ${address.slice(0, cut)}${signs.join('')}${address.slice(cut)}${ending.join('')}`
      expect(cleanEmail(pasted)).toBe(address)
    }),
  )
})

test('what cannot be seen is blank', () => {
  for (const typed of ['', ' ', '\n\t\u00a0', '\u200b\u2060\ufeff', '\0']) expect(isBlank(typed)).toBe(true)
  for (const typed of ['a', ' 0 ', '👍', '.', 'ع', '\ud83d']) expect(isBlank(typed)).toBe(false)
})
