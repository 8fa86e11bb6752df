import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../../../tests/for-any.ts'
import { limits } from '../../../../content/request.yaml'
import { addDays } from '../../../../lib/dates.ts'
import { isSharedLink } from '../../../../lib/paths.ts'
import { emptyDraft, type Draft } from '../../draft.ts'
import { parseShareLink, shareLink, type ParsedLink } from './shared-link.ts'
import { anyDraft, anyText, booking, bookingOf, requestFor, house, loft, room, soundBooking, today } from './samples.ts'
import { idsOf, knownIds } from './chosen-stays.ts'

const parsed = (fragment: string) => parseShareLink(fragment, today)
const presetOf = (fragment: string) => parsed(fragment)?.preset

/** What a link asks for that carries nothing: a booking request. */
const ofPerson = ['presets', 'dialogSubject', 'about', 'forOthers', 'firstName', 'lastName', 'email', 'phone', 'note']
const nothing = Object.fromEntries(
  Object.entries(emptyDraft).filter(([field]) => !ofPerson.includes(field)),
) as ParsedLink['preset']
const occasion = { ...nothing, subject: 'special-arrangements' } as const
const asked = { checkIn: '2026-12-18', visitors: 40, roof: 'unsure', overnight: 12 } as const
const ofResidents = { ...bookingOf('keepers-house+sea-room', '/'), areResidents: true }

test.each<[string, Partial<Draft>]>([
  ['stays=boat-loft;in=2026-12-18;out=2026-12-21;children=-,-;adults=2', { childAges: [4, null] }],
  ['stays=keepers-house', { ...bookingOf('keepers-house', '/'), adults: null }],
  ['stays=keepers-house,sea-room;adults=2;residents=yes', ofResidents],
  ['adults=2', bookingOf('', 'soon/2026-02-30')],
  ['adults=2', { ...bookingOf(' a;b=c ', '/'), adults: null }],
  ['for=feast;in=2026-12-18;visitors=40;roof=unsure;night=12', { ...occasion, ...asked, occasion: 'feast' }],
  ['for=-', { ...occasion, checkIn: '' }],
])('B8: a link is %s: no name, no address, no words, and no age', (parts, draft) => {
  const personal = { firstName: 'Zawadi', lastName: 'Z', email: 'z@z.example', phone: '07', note: 'z' }
  expect(shareLink(requestFor({ ...booking, ...draft, ...personal }))).toBe(`/#enquiry=2;${parts}`)
})

/** What messengers, mail programs and sentences put behind a link. */
const behind = ['', ...'. , ) ” * _ > … ! ; % %C2%A0 。 ?fbclid=IwAbc &utm_source=x #x'.split(' ')]

test('B6, B8: a shared link opens the same request, whatever comes behind it', () => {
  forAny(soundBooking, fc.array(fc.constantFrom(...behind), { maxLength: 3 }), (draft, signs) => {
    const { subject, checkIn, checkOut, adults, childAges, areResidents } = draft
    const request = requestFor(draft)
    const found = idsOf(request.chosen)
    const fragment = shareLink(request).slice(1)
    const left = { ...nothing, subject, stays: found, checkIn, checkOut, adults, areResidents }
    for (const text of [fragment, fragment.replace(/=.*/, encodeURIComponent)]) expect(isSharedLink(text)).toBe(true)
    expect(parsed(fragment + signs.join(''))).toEqual({
      preset: { ...left, childAges: childAges.map(() => null) },
      dates: { checkIn, checkOut },
      gone: found.length < draft.stays.length ? 'stay' : null,
      isDamaged: false,
    })
  })
})

const [last, longest] = [addDays(today, limits.daysAhead), addDays(today, limits.nights)]
const ages = (count: number) => `children=${Array(count).fill('4').join(',')}`
const two = [room.id, house.id]

test.each<[string, Partial<Draft>]>([
  // Old versions, other orders, spaces, and parts nobody knows.
  ['enquiry=1;stay=keepers-house;in=2026-12-18', { stays: [house.id], checkIn: '2026-12-18' }],
  ['enquiry=1;adults=3;children=4,-', { adults: 3, childAges: [4, null] }],
  ['enquiry=3;enquiry=2;stay=keepers-house', { stays: [house.id] }],
  [' adults = 3;colour=red; enquiry=2;;stays = keepers-house , sea-room ', { adults: 3, stays: two }],
  ['enquiry%3D2%3Badults%3D3%3Bstays%3Dkeepers-house%2Csea-room', { adults: 3, stays: two }],
  // What just fits is read, no more.
  [`enquiry=2;in=${today}`, { checkIn: today }],
  [`enquiry=2;in=${last}`, { checkIn: last }],
  [`enquiry=2;in=${addDays(last, 1)}`, {}],
  [`enquiry=2;in=${today};out=${longest}`, { checkIn: today, checkOut: longest }],
  [`enquiry=2;in=${today};out=${addDays(longest, 1)}`, { checkIn: today }],
  [`enquiry=2;in=${today};out=${today}`, { checkIn: today }],
  ['enquiry=2;out=2026-12-21', {}],
  [`enquiry=2;adults=${limits.guests}`, { adults: limits.guests }],
  [`enquiry=2;adults=${limits.guests + 1}`, {}],
  [`enquiry=2;${ages(limits.guests - 2)}`, { childAges: Array(limits.guests - 2).fill(4) }],
  [`enquiry=2;${ages(limits.guests - 1)}`, {}],
  [`enquiry=2;adults=3;${ages(limits.guests - 2)}`, { adults: 3 }],
  // Of each field a value that is none: the draft's own readers have more (draft.test.ts).
  ['enquiry=2;stays=tree-house;in=2026-02-30;adults=two;children=18;residents=no;note=hello;%E0%A4%A', {}],
  ['enquiry=2;for=-;in=2036-01-01;visitors=0;roof=x;night=some', occasion],
  ['enquiry=2;for=no-longer;in=2026-11-20;visitors=10000', occasion],
  [`enquiry=2;for=feast;visitors=9999;in=${today}`, { ...occasion, occasion: 'feast', visitors: 9999, checkIn: today }],
])('B7, B8: #%s is read', (fragment, preset) => {
  expect(presetOf(`#${fragment}`)).toEqual({ ...nothing, ...preset })
})

const strays = ['', '#', '#enquiry', '#enquiry=', '#enquiry=3;adults=2', '#enquiry=12', '#enquiry=%%%', '#enquiryx=1']
test.each(strays)('B8: “%s” is a stray fragment, and no request', (fragment) => {
  expect([isSharedLink(fragment), parsed(fragment)]).toEqual([false, null])
})

test.each<[string, ParsedLink['gone'], string, string[]]>([
  ['stays=keepers-house;in=2026-11-20;out=2026-11-25', 'days', '2026-11-20/2026-11-25', [house.id]],
  ['in=2026-11-20', 'days', '2026-11-20/', []],
  ['in=2026-11-20;out=soon', 'days', '2026-11-20/', []],
  [`in=${today};out=2026-11-25`, null, `${today}/2026-11-25`, []],
  ['in=2026-02-30;out=2026-03-03', null, '/', []],
  ['stays=tree-house,keepers-house', 'stay', '/', [house.id]],
  ['stays=boat-loft,boat-loft', 'stay', '/', [loft.id]],
  ['stays=keepers-house,sea-room,sea-room', null, '/', [room.id, room.id, house.id]],
])('B8: days gone by and stays that are no more are told: %s', (parts, gone, dates, left) => {
  const shared = parsed(`#enquiry=2;${parts}`)
  expect(shared).toMatchObject({ preset: { stays: left }, gone })
  expect(`${shared?.dates.checkIn}/${shared?.dates.checkOut}`).toBe(dates)
})

test('B8: of a link that was damaged on its way it is said that a part cannot be read', () => {
  const dates = ['in=2026-12-18;out=2026-12-1', 'in=2026-12-18;ou']
  const guests = ['adults=six', 'adults=', 'adlts=6', `adults=${limits.guests + 1}`, 'for=feast;visitors=many']
  const damaged = [...dates, ...guests, 'stays=keepers-hou', 'stays=keepers-house”x,sea-room']
  const whole = ['for=-;in=2026-11-20', 'stays=tree-house', 'in=2026-11-20;out=2026-11-25;adults=2']
  const isDamaged = (parts: string) => parsed(`#enquiry=2;${parts}`)?.isDamaged
  expect([damaged.filter(isDamaged), whole.filter(isDamaged)]).toEqual([damaged, []])
})

test('no fragment throws, and whatever comes out is sound', () => {
  const parts = ['in=', 'out=', 'adults=', 'children=', 'stay=', 'stays=', 'for=', ';', ',', '%', '#', '2026-12-18']
  const begun = fc.constantFrom('#enquiry=1;', '#enquiry=2;')
  const anyParts = fc.array(fc.oneof(fc.constantFrom(...parts), anyText), { maxLength: 12 })
  const fragment = fc.oneof(
    fc.tuple(begun, anyParts).map(([start, some]) => start + some.join('')),
    anyDraft.map((draft) => shareLink(requestFor(draft)).slice(1)),
  )
  forAny(fragment, (text) => {
    const preset = presetOf(text) ?? nothing
    expect(Object.keys(preset).toSorted()).toEqual(Object.keys(nothing).toSorted())
    for (const stay of preset.stays) expect(knownIds.stays).toContain(stay)
    const { chosen, party } = requestFor({ ...emptyDraft, ...preset })
    expect(idsOf(chosen)).toEqual(preset.stays)
    if (preset.checkIn) expect(preset.checkIn >= today).toBe(true)
    if (preset.checkOut) expect(preset.checkOut > (preset.checkIn || '9')).toBe(true)
    expect(party.guests).toBeLessThanOrEqual(limits.guests)
  })
})
