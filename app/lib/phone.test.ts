import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, normalisePhone, telLink, whatsAppDigits } from './phone.ts'

test('V2: numbers that can be called become E.164', () => {
  expect(normalisePhone('0712 345 678')).toBe('+254712345678')
  expect(normalisePhone(' 0110-345.678 ')).toBe('+254110345678')
  expect(normalisePhone('+44 (20) 7946-0958')).toBe('+442079460958')
  expect(normalisePhone('+254 712 345 678')).toBe('+254712345678')
})

test('V2: anything else is passed on as typed', () => {
  const others = ['712 345 678', '+1234567', '+1234567890123456', '0712 345', '+254 (0)712 345 678',
    'ask for Wanjiru', '00254712345678', 'home +254712345678', '+254712345678 ask for Wanjiru', '0712 345 678 ext. 4',
    'or 0712345678', '+0712345678', '٠٧١٢٣٤٥٦٧٨', 'javascript:alert(1)']
  for (const typed of others) expect(normalisePhone(typed), typed).toBe(typed)
  expect(normalisePhone('  ask for Wanjiru ')).toBe('ask for Wanjiru')
})

test('V2: however it is spaced, a number gives one result, and normalising twice changes nothing', () => {
  const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0'), { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(fc.integer({ min: 10_000_000, max: 999_999_999_999_999 }), separators, (digits, between) => {
      const typed = [...`+${digits}`].map((sign, at) => sign + between[at]).join('')
      expect(normalisePhone(typed)).toBe(`+${digits}`)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(normalisePhone(normalisePhone(typed))).toBe(normalisePhone(typed))
    }),
  )
})

test("the resort's number in its three forms", () => {
  expect(formatPhone('+254000000000')).toBe('+254 000 000 000')
  for (const other of ['+442079460958', '00+254712345678', '+2547123456789', '+25471234567']) expect(formatPhone(other)).toBe(other)
  expect(telLink('+254 000 000 000')).toBe('tel:+254000000000')
  expect(whatsAppDigits('+254 000 000 000')).toBe('254000000000')
  expect(whatsAppDigits('00254 712 345 678')).toBe('254712345678')
  expect(whatsAppDigits('0')).toBe('')
})
