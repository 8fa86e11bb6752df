import fc from 'fast-check'
import { expect, test } from 'vitest'
import { british, kenyan, portuguese } from './sample-places.ts'
import { formatPhone, isPhone, normalisePhone, telLink, whatsAppDigits } from './phone.ts'

test('V2: numbers that can be called become E.164', () => {
  expect(normalisePhone('0712 345 678', kenyan)).toBe('+254712345678')
  expect(normalisePhone(' 0110-345.678 ', kenyan)).toBe('+254110345678')
  expect(normalisePhone('+44 (20) 7946-0958', kenyan)).toBe('+442079460958')
  for (const typed of ['+254 712 345 678', '+254 (0)712 345678', '+254 (0) 712-345-678'])
    expect(normalisePhone(typed, kenyan), typed).toBe('+254712345678')
})

test('V2: a number is understood however phones, address books and keyboards write it', () => {
  const country = fc.constantFrom(kenyan, british, portuguese)
  const unseen = fc.constantFrom('', '\u202a', '\u200b', '\ufeff', '\u2060')
  const wide = (text: string) =>
    text.replaceAll(/[+\d]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
  fc.assert(
    fc.property(country, fc.integer({ min: 100_000_000, max: 999_999_999 }), unseen, (rule, own, sign) => {
      const { callingCode } = rule
      const number = `+${callingCode}${own}`
      for (const typed of [number, `00${callingCode}${own}`, `00 ${callingCode} ${own}`, `${callingCode} ${own}`])
        for (const written of [typed, wide(typed)])
          expect(normalisePhone(`${sign}${written}${sign} `, rule), written).toBe(number)
    }),
  )
  expect(normalisePhone('0044 20 7946 0958', kenyan)).toBe('+442079460958')
})

test('V2: anything else is passed on as typed', () => {
  const others = [
    '712 345 678',
    '+1234567',
    '+1234567890123456',
    '0712 345',
    '+44 (0)20 7946 0958',
    '0000254712345678',
    '+254 712 000 000 / 0733 000 000',
    '254 712 345',
    'ask for Wanjiru',
    'home +254712345678',
    '+254712345678 ask for Wanjiru',
    '0712 345 678 ext. 4',
    'or 0712345678',
    '+0712345678',
    '٠٧١٢٣٤٥٦٧٨',
    'javascript:alert(1)',
  ]
  for (const typed of others) expect(normalisePhone(typed, kenyan), typed).toBe(typed)
  expect(normalisePhone(' \u202aask for Wanjiru\u202c ', kenyan)).toBe('ask for Wanjiru')
})

test('V2: a number is normalised whatever its spaces, and only once', () => {
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(fc.integer({ min: 10_000_000, max: 999_999_999_999_999 }), separators, (digits, between) => {
      const typed = [...`+${digits}`].map((sign, at) => sign + between[at]).join('')
      expect(normalisePhone(typed, kenyan)).toBe(`+${digits}`)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(normalisePhone(normalisePhone(typed, kenyan), kenyan)).toBe(normalisePhone(typed, kenyan))
    }),
  )
})

test("the resort's number in its three forms", () => {
  expect(formatPhone('+254000000000', kenyan)).toBe('+254 000 000 000')
  for (const other of ['+442079460958', '00+254712345678', '+2547123456789', '+25471234567'])
    expect(formatPhone(other, kenyan)).toBe(other)
  expect(telLink('+254 000 000 000')).toBe('tel:+254000000000')
  expect(whatsAppDigits('+254 000 000 000')).toBe('254000000000')
  expect(whatsAppDigits('00254 712 345 678')).toBe('254712345678')
  expect(whatsAppDigits('0')).toBe('')
})

test('W5 numbers are read and written as in the country of the resort', () => {
  expect(normalisePhone('912 345 678', portuguese)).toBe('+351912345678')
  expect(normalisePhone('0912 345 678', portuguese)).toBe('0912 345 678')
  expect(normalisePhone('020 7946 0958', british)).toBe('+442079460958')
  expect(normalisePhone('01539 43244', british)).toBe('+44153943244')
  expect(normalisePhone('0712 345 678', british)).toBe('+44712345678')
  for (const [typed, rule] of [
    ['912 345 67', portuguese],
    ['712 345 678', kenyan],
    ['0', british],
  ] as const) {
    expect(isPhone(typed, rule), typed).toBe(false)
  }
  expect(formatPhone('+442079460958', british)).toBe('+44 20 7946 0958')
  expect(formatPhone('+44153943244', british)).toBe('+44 153 943 244')
  expect(formatPhone('+351912345678', portuguese)).toBe('+351 912 345 678')
  expect(formatPhone('+254712345678', portuguese)).toBe('+254712345678')
})

test('W5 a written number is read back as it was, in any country', () => {
  const rule = fc.constantFrom(kenyan, portuguese, british)
  fc.assert(
    fc.property(rule, fc.integer({ min: 100_000_000, max: 9_999_999_999 }), (country, own) => {
      const phone = `+${country.callingCode}${own}`
      expect(normalisePhone(formatPhone(phone, country), country)).toBe(phone)
      expect(formatPhone(phone, country).replaceAll(' ', '')).toBe(phone)
      const isOfCountry = country.groups.some(
        (each) =>
          each
            .replaceAll(' ', '')
            .split('')
            .reduce((sum, n) => sum + Number(n), 0) === String(own).length,
      )
      if (isOfCountry) expect(normalisePhone(`${country.nationalPrefix ?? ''}${own}`, country)).toBe(phone)
    }),
  )
})
