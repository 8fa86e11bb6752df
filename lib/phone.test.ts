import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../tests/for-any.ts'
import { e164, formatPhone, normalisePhone, telLink, whatsAppDigits } from './phone.ts'
import { british, kenyan, portuguese } from './places.sample.ts'

const countries = fc.constantFrom(kenyan, british, portuguese)

test.each([
  [kenyan, '0712 345 678', '+254712345678'],
  [kenyan, ' 0110-345.678 ', '+254110345678'],
  [kenyan, '+254 (0) 712-345-678', '+254712345678'],
  [kenyan, '+44 (20) 7946-0958', '+442079460958'],
  [portuguese, '912 345 678', '+351912345678'],
  [kenyan, '+39 06 6982', '+39066982'],
  [kenyan, '+254 000 000 000', '+254000000000'],
  [british, '020 7946 0958', '+442079460958'],
])('V2, W5: as in %o, %s can be called from anywhere', (country, typed, phone) => {
  expect(normalisePhone(typed, country)).toBe(phone)
  expect(e164(typed, country)).toBe(phone)
})

const others =
  '712 345 678|+1234567|+1234567890123456|0712 345|+44 (0)20 7946 0958|0000254712345678|254 712 345|' +
  '+254 712 000 000 / 0733 000 000|ask for Wanjiru|home +254712345678|+254712345678 ask for Wanjiru|' +
  '+254 7123 456 789|+254 712 (0) 345 678|+44 07911 123456|00256 0772 123456|0712 345 678 ext. 4|or 0712345678|+0712345678|٠٧١٢٣٤٥٦٧٨|javascript:alert(1)'

test.each(others.split('|'))('V2: %s is passed on as it was typed', (typed) => {
  expect(normalisePhone(` \u202a${typed}\u202c `, kenyan)).toBe(typed)
  expect(e164(typed, kenyan)).toBe(undefined)
})

test('V2: a number is understood however phones, address books and keyboards write it', () => {
  const unseen = fc.constantFrom('', '\u202a', '\u200b', '\ufeff', '\u2060')
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 16, maxLength: 16 })
  const wide = (text: string) =>
    text.replaceAll(/[+\d]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
  const own = fc.integer({ min: 100_000_000, max: 999_999_999 })
  forAny(countries, own, unseen, separators, (rule, digits, sign, between) => {
    const { callingCode } = rule
    const number = `+${callingCode}${digits}`
    const parted = [...number].map((each, at) => each + between[at]).join('')
    const within = `${rule.nationalPrefix ?? ''}${digits}`
    const both = [`+${callingCode} ${within}`, `(00${callingCode}) ${within}`, `${callingCode}-${within}`]
    for (const typed of [number, `00${callingCode}${digits}`, `${callingCode} ${digits}`, parted, ...both])
      for (const written of [typed, wide(typed)])
        expect(normalisePhone(`${sign}${written}${sign} `, rule), written).toBe(number)
  })
  forAny(fc.string({ unit: 'grapheme' }), (typed) => {
    expect(normalisePhone(normalisePhone(typed, kenyan), kenyan)).toBe(normalisePhone(typed, kenyan))
  })
})

test('W5 a written number is read back as it was, in any country', () => {
  forAny(countries, fc.integer({ min: 100_000_000, max: 9_999_999_999 }), (country, own) => {
    const phone = `+${country.callingCode}${own}`
    expect(normalisePhone(formatPhone(phone, country), country)).toBe(phone)
    expect(formatPhone(phone, country).replaceAll(' ', '')).toBe(phone)
  })
})

test('numbers of the own country are written in groups, and others as they are', () => {
  expect(formatPhone('+254000000000', kenyan)).toBe('+254 000 000 000')
  expect(formatPhone('+442079460958', british)).toBe('+44 20 7946 0958')
  expect(formatPhone('+44153943244', british)).toBe('+44 153 943 244')
  for (const other of ['+442079460958', '00+254712345678', '+2547123456789', '+25471234567'])
    expect(formatPhone(other, kenyan)).toBe(other)
  expect(telLink('+254 000 000 000')).toBe('tel:+254000000000')
  expect(['+254 000 000 000', '00254 712 345 678', '0'].map(whatsAppDigits)).toEqual([
    '254000000000',
    '254712345678',
    '',
  ])
})
