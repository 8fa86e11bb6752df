import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../lib/dates.ts'
import { chosenStays } from './chosen-stays.ts'
import { emptyDraft } from '../../draft/empty-draft.ts'
import { estimate } from './estimate.ts'
import { parseShareLink, shareLink, type Shared } from './share-link.ts'
import {
  anyDraft,
  anyFacts,
  anyText,
  booking,
  resortData,
  filledFacts,
  known,
  limits,
  soundBooking,
  stays,
  today,
} from './samples.ts'

const parsed = (fragment: string, some = resortData) => parseShareLink(fragment, { ...some, ...offered }, today, limits)
const presetOf = (fragment: string, some = resortData) => parsed(fragment, some)?.preset

const offered = { occasions: known.occasions }

/** What a link asks for that carries nothing. */
const nothing: Shared['preset'] = {
  subject: 'booking-request',
  stays: [],
  checkIn: '',
  checkOut: '',
  adults: 2,
  isPartyCounted: true,
  childAges: [],
  areResidents: false,
  occasion: '',
  visitors: null,
  roof: '',
  overnight: '',
}

test('B8: the link says stays, dates and guests, and nothing personal', () => {
  expect(shareLink({ ...booking, childAges: [4, null] })).toBe(
    '/#enquiry=2;stays=stone-wall-lodge;in=2026-12-18;out=2026-12-21;adults=2;children=4,-',
  )
  expect(shareLink({ ...booking, stays: ['hilltop-home', 'orchard-room'], areResidents: true })).toBe(
    '/#enquiry=2;stays=hilltop-home,orchard-room;in=2026-12-18;out=2026-12-21;adults=2;residents=yes',
  )
  expect(shareLink(emptyDraft)).toBe('/#enquiry=2;adults=2')
  const personal = {
    firstName: 'Zawadi',
    lastName: 'Zuberi',
    email: 'z@z.example',
    phone: '07',
    note: 'z',
    asksTerms: true,
  }
  expect(shareLink({ ...booking, ...personal })).toBe(shareLink(booking))
})

test('B6, B8: a shared link opens the same request, with the same estimate', () => {
  fc.assert(
    fc.property(soundBooking, anyFacts, (draft, some) => {
      const { subject, checkIn, checkOut, adults, childAges, areResidents } = draft
      const shared = parsed(shareLink(draft).slice(1), some)
      const chosen = chosenStays(draft, some.stays).map(({ id }) => id)
      const carried = { subject, stays: chosen, checkIn, checkOut, adults, childAges, areResidents }
      expect(shared?.preset).toEqual({ ...nothing, ...carried })
      expect(shared?.gone).toEqual({ days: null, stay: chosen.length < draft.stays.length })
      expect(estimate({ ...emptyDraft, ...shared?.preset }, some)).toEqual(estimate(draft, some))
    }),
  )
})

test('the link of an occasion says what for, the day, how many, roof and nights, and opens with them', () => {
  const subject = 'special-arrangements'
  const said = { occasion: 'celebration', visitors: 40, roof: 'unsure', overnight: 'some' } as const
  const link = shareLink({ ...booking, subject, ...said })
  expect(link).toBe('/#enquiry=2;for=celebration;in=2026-12-18;visitors=40;roof=unsure;night=some')
  expect(parsed(link.slice(1))).toEqual({
    preset: { ...nothing, subject, checkIn: '2026-12-18', ...said },
    gone: { days: null, stay: false },
  })
  expect(shareLink({ ...emptyDraft, subject })).toBe('/#enquiry=2;for=-')
  const bad = [
    'for=no-longer',
    'in=2026-11-20',
    'in=2036-01-01',
    'in=soon',
    'visitors=0',
    'visitors=10000',
    'roof=x',
    'night=x',
  ]
  for (const part of bad) expect(presetOf(`#enquiry=2;for=-;${part}`), part).toEqual({ ...nothing, subject })
  expect(presetOf(`#enquiry=2;for=-;in=${today};visitors=9999`)).toEqual({
    ...nothing,
    subject,
    checkIn: today,
    visitors: 9999,
  })
})

test('B8: a link of version 1 is still read', () => {
  expect(presetOf('#enquiry=1;stay=hilltop-home;in=2026-12-18;out=2026-12-21;adults=3;children=4,-')).toEqual({
    ...nothing,
    stays: ['hilltop-home'],
    checkIn: '2026-12-18',
    checkOut: '2026-12-21',
    adults: 3,
    childAges: [4, null],
  })
  expect(presetOf('#enquiry=1;stays=hilltop-home')).toEqual(nothing)
  expect(presetOf('#enquiry=2;stay=hilltop-home')).toEqual(nothing)
})

test('B8: days gone by are told with their dates, and are not preset', () => {
  const link = (days: string) => parsed(`#enquiry=2;stays=hilltop-home;${days}`)
  expect(link('in=2026-11-20;out=2026-11-25')).toEqual({
    preset: { ...nothing, stays: ['hilltop-home'] },
    gone: { days: { checkIn: '2026-11-20', checkOut: '2026-11-25' }, stay: false },
  })
  expect(link('in=2026-11-20')?.gone.days).toEqual({ checkIn: '2026-11-20', checkOut: '' })
  expect(link('in=2026-11-20;out=soon')?.gone.days).toEqual({ checkIn: '2026-11-20', checkOut: '' })
  expect(link(`in=${today};out=2026-11-25`)?.gone.days).toBeNull()
  expect(link('in=2026-02-30;out=2026-03-03')?.gone.days).toBeNull()
})

test('B8: a stay or unit that no longer exists is reported', () => {
  const link = (ids: string, some = resortData) => {
    const shared = parsed(`#enquiry=2;stays=${ids}`, some)
    return [shared?.preset.stays, shared?.gone.stay]
  }
  expect(link('tree-house,hilltop-home')).toEqual([['hilltop-home'], true])
  expect(link('orchard-room,orchard-room')).toEqual([['orchard-room'], true])
  expect(link('orchard-room,orchard-room', filledFacts)).toEqual([['orchard-room', 'orchard-room'], false])
  expect(link('hilltop-home,orchard-room')).toEqual([['orchard-room', 'hilltop-home'], false])
  expect(parsed('#enquiry=1;stay=tree-house')?.gone.stay).toBe(true)
})

test('an encoded link, in any order, with parts nobody knows, is understood', () => {
  const link = shareLink({ ...booking, stays: ['hilltop-home', 'orchard-room'] }).slice(2)
  expect(parsed(encodeURIComponent(link))).toEqual(parsed(link))
  expect(presetOf('#adults=3;colour=red;enquiry=2;;stays=hilltop-home=2')).toEqual({
    ...nothing,
    adults: 3,
    stays: ['hilltop-home'],
  })
})

test('bad values are dropped, the others stay', () => {
  const bad = [
    'stays=tree-house',
    'stays=,',
    'in=2026-11-20;out=2026-11-25',
    'in=2026-02-30',
    'in=2036-01-01',
    'out=2026-12-21',
    'adults=0',
    'adults=41',
    'adults=two',
    'adults=-2',
    'adults=1e1',
    'children=18',
    'children=4,x',
    'children=,',
    'children=',
    `children=${Array(40).fill('1').join(',')}`,
    'residents=no',
    'residents=',
    'note=hello',
    'email=a@b.example',
    '%',
    '%E0%A4%A',
  ]
  for (const part of bad) expect(presetOf(`#enquiry=2;${part}`), part).toEqual(nothing)
  const arriving = { ...nothing, checkIn: '2026-12-18' }
  expect(presetOf('#enquiry=2;in=2026-12-18;out=2026-12-18')).toEqual(arriving)
  expect(presetOf('#enquiry=2;in=2026-12-18;out=2027-12-18;adults=3')).toEqual({ ...arriving, adults: 3 })
})

test('a link has the limits of the form: what just fits is read, no more', () => {
  const last = addDays(today, limits.daysAhead)
  expect(presetOf(`#enquiry=2;in=${today}`)).toEqual({ ...nothing, checkIn: today })
  expect(presetOf(`#enquiry=2;in=${last}`)).toEqual({ ...nothing, checkIn: last })
  expect(presetOf(`#enquiry=2;in=${addDays(last, 1)}`)).toEqual(nothing)
  const longest = addDays(today, limits.nights)
  expect(presetOf(`#enquiry=2;in=${today};out=${longest}`)).toEqual({ ...nothing, checkIn: today, checkOut: longest })
  expect(presetOf(`#enquiry=2;in=${today};out=${addDays(longest, 1)}`)).toEqual({ ...nothing, checkIn: today })
  expect(presetOf(`#enquiry=2;in=${today};out=${addDays(today, 1)}`)).toMatchObject({ checkOut: addDays(today, 1) })
  expect(presetOf(`#enquiry=2;adults=${limits.guests}`)).toEqual({ ...nothing, adults: limits.guests })
  expect(presetOf(`#enquiry=2;adults=${limits.guests + 1}`)).toEqual(nothing)
  expect(presetOf('#enquiry=2;adults=1')).toEqual({ ...nothing, adults: 1 })
})

test('children: up to 17 years, ages may be missing, and all guests count', () => {
  const ages = (fragment: string) => presetOf(`#enquiry=2;${fragment}`)?.childAges
  expect(ages('children=0,17,-')).toEqual([0, 17, null])
  for (const wrong of ['18', '4,18', '18,4', '123', 'x4', '4x', '4,,5', ',4', '4,', '--', '4 5']) {
    expect(ages(`children=${wrong}`), wrong).toEqual([])
  }
  const row = (count: number) => Array.from({ length: count }, () => '4').join(',')
  expect(ages(`adults=3;children=${row(limits.guests - 3)}`)).toHaveLength(limits.guests - 3)
  expect(ages(`adults=3;children=${row(limits.guests - 2)}`)).toEqual([])
  // Without a number of adults, the two adults of the empty draft count.
  expect(ages(`children=${row(limits.guests - 2)}`)).toHaveLength(limits.guests - 2)
  expect(ages(`children=${row(limits.guests - 1)}`)).toEqual([])
})

test('spaces around the parts do no harm', () => {
  expect(presetOf('# enquiry = 2 ; adults = 3 ; stays = hilltop-home , orchard-room')).toEqual({
    ...nothing,
    adults: 3,
    stays: ['orchard-room', 'hilltop-home'],
  })
})

test('a link leaves out what is not chosen and days that do not exist', () => {
  expect(shareLink({ ...emptyDraft, checkIn: 'soon', checkOut: '2026-02-30' })).toBe('/#enquiry=2;adults=2')
  expect(shareLink({ ...emptyDraft, stays: [' a;b=c '] })).toBe('/#enquiry=2;stays=a%3Bb%3Dc;adults=2')
})

test('another version opens an empty enquiry; other fragments open none', () => {
  expect(parsed('#enquiry=3;stays=hilltop-home')).toEqual({ preset: nothing, gone: { days: null, stay: false } })
  for (const fragment of ['', '#', '#contact', '#accommodations', '#enquiryx=1', '#stays=hilltop-home']) {
    expect(parsed(fragment), fragment).toBeNull()
  }
})

test('no fragment throws, and whatever comes out is sound', () => {
  const parts = fc.constantFrom(
    'enquiry=1',
    'enquiry=2',
    'in=',
    'out=',
    'adults=',
    'children=',
    'stay=',
    'stays=',
    'residents=',
    ';',
    ',',
    '%',
    '#',
    '2026-12-18',
  )
  const begun = fc.constantFrom('#enquiry=1;', '#enquiry=2;')
  const fragment = fc.oneof(
    fc.tuple(begun, anyText).map(([start, text]) => start + text),
    fc
      .tuple(begun, fc.array(fc.oneof(parts, anyText), { maxLength: 12 }))
      .map(([start, some]) => start + some.join('')),
    anyDraft.map((draft) => shareLink(draft).slice(1)),
  )
  fc.assert(
    fc.property(fragment, (text) => {
      const preset = presetOf(text) ?? nothing
      expect(Object.keys(preset)).toEqual(Object.keys(nothing))
      for (const stay of preset.stays) expect(known.stays).toContain(stay)
      expect(chosenStays(preset, stays)).toHaveLength(preset.stays.length)
      if (preset.checkIn) expect(preset.checkIn >= today).toBe(true)
      if (preset.checkOut) expect(preset.checkOut > (preset.checkIn || '9')).toBe(true)
      expect(preset.adults).toBeGreaterThan(0)
    }),
  )
})
