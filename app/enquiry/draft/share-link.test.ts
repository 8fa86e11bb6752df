import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { emptyDraft } from './empty-draft.ts'
import { parseShareLink, shareLink } from './share-link.ts'
import { anyDraft, anyText, booking, known, limits, soundBooking, stays, today } from './samples.ts'

const parsed = (fragment: string) => parseShareLink(fragment, stays, today, limits)

test('the link says stay, dates and guests, and nothing personal', () => {
  expect(shareLink({ ...booking, childAges: [4, null] })).toBe(
    '/#enquiry=1;stay=romantic-cottage;in=2026-12-18;out=2026-12-21;adults=2;children=4,-',
  )
  expect(shareLink(emptyDraft)).toBe('/#enquiry=1;adults=2')
  const personal = { firstName: 'Zawadi', lastName: 'Zuberi', email: 'z@z.example', phone: '07', note: 'z' }
  expect(shareLink({ ...booking, ...personal })).toBe(shareLink(booking))
})

test('a shared link opens the same request', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const { subject, stays: chosen, checkIn, checkOut, adults, childAges } = draft
      const preset = parsed(shareLink(draft).slice(1))
      const shared = { subject, stays: chosen, checkIn, checkOut, adults, childAges }
      expect({ ...emptyDraft, ...preset }).toEqual({ ...emptyDraft, ...shared })
    }),
  )
})

test('an encoded link, in any order, with parts nobody knows, is understood', () => {
  const link = shareLink(booking).slice(2)
  expect(parsed(encodeURIComponent(link))).toEqual(parsed(link))
  expect(parsed('#adults=3;colour=red;enquiry=1;;stay=family-villa=2')).toEqual({
    subject: 'booking-request', adults: 3, stays: ['family-villa'],
  })
})

test('bad values are dropped, the others stay', () => {
  const opened = { subject: 'booking-request' }
  const bad = [
    'stay=tree-house', 'stay=not-sure', 'in=2026-11-20;out=2026-11-25', 'in=2026-02-30', 'in=2036-01-01',
    'out=2026-12-21', 'adults=0', 'adults=41', 'adults=two', 'adults=-2', 'adults=1e1', 'children=18',
    'children=4,x', 'children=,', 'children=', `children=${Array(40).fill('1').join(',')}`,
    'note=hello', 'email=a@b.example', '%', '%E0%A4%A',
  ]
  for (const part of bad) expect(parsed(`#enquiry=1;${part}`), part).toEqual(opened)
  const arriving = { ...opened, checkIn: '2026-12-18' }
  expect(parsed('#enquiry=1;in=2026-12-18;out=2026-12-18')).toEqual(arriving)
  expect(parsed('#enquiry=1;in=2026-12-18;out=2027-12-18;adults=3')).toEqual({ ...arriving, adults: 3 })
})

test('the limits of the form are those of the link: what just fits is taken, one more is not', () => {
  const opened = { subject: 'booking-request' }
  const last = addDays(today, limits.daysAhead)
  expect(parsed(`#enquiry=1;in=${today}`)).toEqual({ ...opened, checkIn: today })
  expect(parsed(`#enquiry=1;in=${last}`)).toEqual({ ...opened, checkIn: last })
  expect(parsed(`#enquiry=1;in=${addDays(last, 1)}`)).toEqual(opened)
  expect(parsed(`#enquiry=1;in=${addDays(today, -1)}`)).toEqual(opened)
  const longest = addDays(today, limits.nights)
  expect(parsed(`#enquiry=1;in=${today};out=${longest}`)).toEqual({ ...opened, checkIn: today, checkOut: longest })
  expect(parsed(`#enquiry=1;in=${today};out=${addDays(longest, 1)}`)).toEqual({ ...opened, checkIn: today })
  expect(parsed(`#enquiry=1;in=${today};out=${addDays(today, 1)}`)).toMatchObject({ checkOut: addDays(today, 1) })
  expect(parsed(`#enquiry=1;adults=${limits.guests}`)).toEqual({ ...opened, adults: limits.guests })
  expect(parsed(`#enquiry=1;adults=${limits.guests + 1}`)).toEqual(opened)
  expect(parsed('#enquiry=1;adults=1')).toEqual({ ...opened, adults: 1 })
})

test('children: up to 17 years, ages may be missing, and all guests count', () => {
  const ages = (fragment: string) => parsed(`#enquiry=1;${fragment}`)?.childAges
  expect(ages('children=0,17,-')).toEqual([0, 17, null])
  for (const wrong of ['18', '4,18', '18,4', '123', 'x4', '4x', '4,,5', ',4', '4,', '--', '4 5']) {
    expect(ages(`children=${wrong}`), wrong).toBeUndefined()
  }
  const row = (count: number) => Array.from({ length: count }, () => '4').join(',')
  expect(ages(`adults=3;children=${row(limits.guests - 3)}`)).toHaveLength(limits.guests - 3)
  expect(ages(`adults=3;children=${row(limits.guests - 2)}`)).toBeUndefined()
  // Without a number of adults, the two adults of the empty draft count.
  expect(ages(`children=${row(limits.guests - 2)}`)).toHaveLength(limits.guests - 2)
  expect(ages(`children=${row(limits.guests - 1)}`)).toBeUndefined()
})

test('spaces around the parts do no harm', () => {
  expect(parsed('# enquiry = 1 ; adults = 3 ')).toEqual({ subject: 'booking-request', adults: 3 })
})

test('what is not chosen is left out of the link, and so are days that do not exist', () => {
  expect(shareLink({ ...emptyDraft, checkIn: 'soon', checkOut: '2026-02-30' })).toBe('/#enquiry=1;adults=2')
  expect(shareLink({ ...emptyDraft, stays: [' a;b=c '] })).toBe('/#enquiry=1;stay=a%3Bb%3Dc;adults=2')
})

test('another version opens the enquiry with nothing chosen; other fragments do not open it', () => {
  expect(parsed('#enquiry=2;stay=family-villa')).toEqual({ subject: 'booking-request' })
  for (const fragment of ['', '#', '#contact', '#accommodations', '#enquiryx=1', '#stay=family-villa']) {
    expect(parsed(fragment), fragment).toBeNull()
  }
})

test('no fragment throws, and whatever comes out is sound', () => {
  const parts = fc.constantFrom(
    'enquiry=1', 'in=', 'out=', 'adults=', 'children=', 'stay=', ';', '%', '#', '2026-12-18',
  )
  const fragment = fc.oneof(
    anyText.map((text) => `#enquiry=1;${text}`),
    fc.array(fc.oneof(parts, anyText), { maxLength: 12 }).map((some) => `#enquiry=1;${some.join('')}`),
    anyDraft.map((draft) => shareLink(draft).slice(1)),
  )
  fc.assert(
    fc.property(fragment, (text) => {
      const preset = parsed(text) ?? {}
      for (const key of Object.keys(preset)) {
        expect(['subject', 'stays', 'checkIn', 'checkOut', 'adults', 'childAges']).toContain(key)
      }
      for (const stay of preset.stays ?? []) expect(known.stays).toContain(stay)
      if (preset.checkIn) expect(preset.checkIn >= today).toBe(true)
      if (preset.checkOut) expect(preset.checkOut > (preset.checkIn ?? '9')).toBe(true)
      if (preset.adults !== undefined) expect(preset.adults).toBeGreaterThan(0)
    }),
  )
})
