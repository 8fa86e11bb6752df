import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '../../../../content/enquiry.yaml'
import { addDays } from '../../../../lib/dates.ts'
import { type Draft, emptyDraft } from '../../draft.ts'
import { chosenOf, idsOf, known } from './chosen.ts'
import { parseShareLink, shareLink, type Shared } from './share-link.ts'
import { anyDraft, anyText, booking, house, loft, room, soundBooking, today } from './samples.ts'

const parsed = (fragment: string) => parseShareLink(fragment, today)
const presetOf = (fragment: string) => parsed(fragment)?.preset

/** What a link asks for that carries nothing: a booking request, of a party that is counted. */
const ofPerson = ['dialogSubject', 'about', 'forOthers', 'asksTerms', 'firstName', 'lastName', 'email', 'phone', 'note']
const nothing = {
  ...Object.fromEntries(Object.entries(emptyDraft).filter(([field]) => !ofPerson.includes(field))),
  isPartyCounted: true,
} as Shared['preset']

test.each<[string, Partial<Draft>]>([
  [`stays=${loft.id};in=2026-12-18;out=2026-12-21;adults=2;children=4,-`, { childAges: [4, null] }],
  [
    `stays=${house.id},${room.id};in=2026-12-18;out=2026-12-21;adults=2;residents=yes`,
    { stays: [house.id, room.id], areResidents: true },
  ],
  ['adults=2', { stays: [], checkIn: 'soon', checkOut: '2026-02-30' }],
  ['stays=a%3Bb%3Dc;adults=2', { stays: [' a;b=c '], checkIn: '', checkOut: '' }],
  [
    'for=feast;in=2026-12-18;visitors=40;roof=unsure;night=some',
    { subject: 'special-arrangements', occasion: 'feast', visitors: 40, roof: 'unsure', overnight: 'some' },
  ],
  ['for=-', { subject: 'special-arrangements', checkIn: '' }],
])('B8: a link is %s: no name, no address, no words', (parts, draft) => {
  const personal = { firstName: 'Zawadi', lastName: 'Z', email: 'z@z.example', phone: '07', note: 'z', asksTerms: true }
  expect(shareLink({ ...booking, ...personal, ...draft })).toBe(`/#enquiry=2;${parts}`)
})

test('B6, B8: a shared link opens the same request', () => {
  fc.assert(
    fc.property(soundBooking, (draft) => {
      const { subject, checkIn, checkOut, adults, childAges, areResidents } = draft
      const stays = idsOf(chosenOf(draft))
      expect(parsed(shareLink(draft).slice(1))).toEqual({
        preset: { ...nothing, subject, stays, checkIn, checkOut, adults, childAges, areResidents },
        gone: { days: null, stay: stays.length < draft.stays.length },
      })
    }),
  )
})

test('B7, B8: the link of an occasion opens with all that it says; a day gone by is left out', () => {
  const occasion = { ...nothing, subject: 'special-arrangements' as const }
  const said = { occasion: 'feast', visitors: 9999, roof: 'no', overnight: 'nobody', checkIn: today } as const
  expect(presetOf(shareLink({ ...emptyDraft, ...occasion, ...said }).slice(1))).toEqual({ ...occasion, ...said })
  const bad = ['for=no-longer', 'in=2026-11-20', 'in=2036-01-01', 'in=soon', 'visitors=0', 'visitors=10000', 'roof=x']
  for (const part of bad) expect(presetOf(`#enquiry=2;for=-;${part}`), part).toEqual(occasion)
})

test('B8: a link of version 1 is still read; another version opens an empty enquiry, other fragments none', () => {
  expect(presetOf(`#enquiry=1;stay=${house.id};in=2026-12-18;out=2026-12-21;adults=3;children=4,-`)).toEqual({
    ...nothing,
    stays: [house.id],
    checkIn: '2026-12-18',
    checkOut: '2026-12-21',
    adults: 3,
    childAges: [4, null],
  })
  expect(presetOf(`#enquiry=1;stays=${house.id}`)).toEqual(nothing)
  expect(presetOf(`#enquiry=2;stay=${house.id}`)).toEqual(nothing)
  expect(parsed(`#enquiry=3;stays=${house.id};for=feast`)).toEqual({
    preset: nothing,
    gone: { days: null, stay: false },
  })
  for (const fragment of ['', '#', '#contact', '#enquiryx=1', `#stays=${house.id}`])
    expect(parsed(fragment), fragment).toBeNull()
})

test('B8: days gone by and stays that are no more are told', () => {
  const daysOf = (days: string) => parsed(`#enquiry=2;stays=${house.id};${days}`)
  const gone = { checkIn: '2026-11-20', checkOut: '2026-11-25' }
  expect(daysOf('in=2026-11-20;out=2026-11-25')).toEqual({
    preset: { ...nothing, stays: [house.id] },
    gone: { days: gone, stay: false },
  })
  for (const days of ['in=2026-11-20', 'in=2026-11-20;out=soon'])
    expect(daysOf(days)?.gone.days).toEqual({ ...gone, checkOut: '' })
  for (const days of [`in=${today};out=2026-11-25`, 'in=2026-02-30;out=2026-03-03'])
    expect(daysOf(days)?.gone.days).toBeNull()
  const staysOf = (ids: string) => [
    presetOf(`#enquiry=2;stays=${ids}`)?.stays,
    parsed(`#enquiry=2;stays=${ids}`)?.gone.stay,
  ]
  expect(staysOf(`tree-house,${house.id}`)).toEqual([[house.id], true])
  expect(staysOf(`${loft.id},${loft.id}`)).toEqual([[loft.id], true])
  expect(staysOf(`${house.id},${room.id},${room.id}`)).toEqual([[room.id, room.id, house.id], false])
  expect(parsed('#enquiry=1;stay=tree-house')?.gone.stay).toBe(true)
})

test('an encoded link, in any order, with spaces and parts nobody knows, is understood', () => {
  const link = shareLink({ ...booking, stays: [house.id, room.id] }).slice(2)
  expect(parsed(encodeURIComponent(link))).toEqual(parsed(link))
  expect(presetOf(`# adults = 3;colour=red; enquiry=2;;stays = ${house.id} , ${room.id} `)).toEqual({
    ...nothing,
    adults: 3,
    stays: [room.id, house.id],
  })
})

const ages = (count: number) => `children=${Array(count).fill('4').join(',')}`

const bad =
  'stays=tree-house|stays=,|in=2026-02-30|in=2036-01-01|out=2026-12-21|adults=0|adults=two|adults=-2|adults=1e1|' +
  'children=18|children=4,x|children=,|children=|children=4,18|children=123|children=4,,5|children=--|children=4 5|' +
  'residents=no|residents=|note=hello|email=a@b.example|%|%E0%A4%A'

test.each([...bad.split('|'), `adults=${limits.guests + 1}`, ages(limits.guests - 1)])(
  'a bad value is dropped: %s',
  (part) => {
    expect(presetOf(`#enquiry=2;${part}`)).toEqual(nothing)
  },
)

test('a link has the limits of the form: what just fits is read, no more', () => {
  const [last, longest] = [addDays(today, limits.daysAhead), addDays(today, limits.nights)]
  expect(presetOf(`#enquiry=2;in=${today}`)).toEqual({ ...nothing, checkIn: today })
  expect(presetOf(`#enquiry=2;in=${last}`)).toEqual({ ...nothing, checkIn: last })
  expect(presetOf(`#enquiry=2;in=${addDays(last, 1)}`)).toEqual(nothing)
  expect(presetOf(`#enquiry=2;in=${today};out=${longest}`)).toEqual({ ...nothing, checkIn: today, checkOut: longest })
  for (const out of [today, addDays(longest, 1)])
    expect(presetOf(`#enquiry=2;in=${today};out=${out}`)).toEqual({ ...nothing, checkIn: today })
  expect(presetOf(`#enquiry=2;adults=${limits.guests}`)).toEqual({ ...nothing, adults: limits.guests })
  expect(presetOf('#enquiry=2;children=0,17,-')?.childAges).toEqual([0, 17, null])
  expect(presetOf(`#enquiry=2;${ages(limits.guests - 2)}`)?.childAges).toHaveLength(limits.guests - 2)
  expect(presetOf(`#enquiry=2;adults=3;${ages(limits.guests - 2)}`)?.childAges).toEqual([])
})

test('no fragment throws, and whatever comes out is sound', () => {
  const parts = ['in=', 'out=', 'adults=', 'children=', 'stay=', 'stays=', 'for=', ';', ',', '%', '#', '2026-12-18']
  const begun = fc.constantFrom('#enquiry=1;', '#enquiry=2;')
  const anyParts = fc.array(fc.oneof(fc.constantFrom(...parts), anyText), { maxLength: 12 })
  const fragment = fc.oneof(
    fc.tuple(begun, anyParts).map(([start, some]) => start + some.join('')),
    anyDraft.map((draft) => shareLink(draft).slice(1)),
  )
  fc.assert(
    fc.property(fragment, (text) => {
      const preset = presetOf(text) ?? nothing
      expect(Object.keys(preset).toSorted()).toEqual(Object.keys(nothing).toSorted())
      for (const stay of preset.stays) expect(known.stays).toContain(stay)
      expect(idsOf(chosenOf(preset))).toEqual(preset.stays)
      if (preset.checkIn) expect(preset.checkIn >= today).toBe(true)
      if (preset.checkOut) expect(preset.checkOut > (preset.checkIn || '9')).toBe(true)
      expect(preset.adults).toBeGreaterThan(0)
    }),
  )
})
