import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { stays } from '../../../../content/accommodations.yaml'
import { paths, subjects } from '../../../../lib/paths.ts'
import { changeDraft, draftOf, draftStore, isEmptyDraft, newDraft, type Draft } from '../../draft.ts'
import { adultsAtFirst, draftOfAddress, restoredDraft } from './restore-draft.ts'
import { anyText, booking } from './samples.ts'
import { known } from './stays.ts'

const day = '2026-11-22'

test('a draft is empty whatever it would be about', () => {
  expect(isEmptyDraft(newDraft)).toBe(true)
  expect(isEmptyDraft({ ...newDraft, subject: 'feedback', dialogSubject: 'feedback' })).toBe(true)
  expect(isEmptyDraft({ ...newDraft, note: 'Hello' })).toBe(false)
})

test('a name typed on this page wins over the one that was kept', () => {
  const kept: Draft = { ...booking, subject: 'feedback' }
  const draft = restoredDraft(kept, { ...newDraft, firstName: 'Amina' }, day)
  expect(draft).toEqual({ ...kept, firstName: 'Amina' })
})

test('the subject of one form is not that of the other', () => {
  changeDraft('dialog', { subject: 'special-arrangements' })
  changeDraft('contact-form', { subject: 'feedback' })
  expect([draftOf('dialog').subject, draftOf('contact-form').subject]).toEqual(['special-arrangements', 'feedback'])
  draftStore.set(newDraft)
})

const noDates = { checkIn: '', checkOut: '' }
const early = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
const late = { checkIn: '2027-01-08', checkOut: '2027-01-10' }

afterEach(() => vi.useRealTimers())

/** Draft and Your days, once the draft is restored: modules anew, since it is restored once for each page. */
async function restored(given: { kept?: object; entered?: object; planned?: object }) {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00Z'), toFake: ['Date'] })
  vi.resetModules()
  const [draft, days, { restoreDraft }] = await Promise.all([
    import('../../draft.ts'),
    import('../../../plan/days-store.ts'),
    import('./restore-draft.ts'),
  ])
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(given.kept ?? {}) })
  draft.draftStore.set({ ...newDraft, ...given.entered })
  days.changeDays(given.planned ?? {})
  restoreDraft()
  vi.unstubAllGlobals()
  const dates = () =>
    [draft.draftStore.get(), days.daysStore.get()].map(({ checkIn, checkOut }) => ({ checkIn, checkOut }))
  return { dates, changeDraft: draft.changeDraft, changeDays: days.changeDays }
}

test.each([
  ['planned', { planned: early }, early],
  ['planned, before what was kept in the tab', { planned: early, kept: late }, early],
  ['kept in the tab', { kept: late }, late],
  ['entered on this page', { planned: early, kept: early, entered: late }, late],
  ['none, where those kept in the tab are past', { kept: { checkIn: '2026-11-01', checkOut: '2026-11-03' } }, noDates],
])('P4 the dates of request and plan are those %s', async (_, given, dates) => {
  expect((await restored(given)).dates()).toEqual([dates, dates])
})

test('P4 a change of dates in request or plan is one of both', async () => {
  const both = await restored({})
  both.changeDays(early)
  expect(both.dates()).toEqual([early, early])
  both.changeDraft('dialog', { checkOut: '' })
  expect(both.dates()[1]).toEqual({ ...early, checkOut: '' })
})

test('a party begins at the least number of guests of what is chosen, until it is counted', () => {
  const adults = (ids: string[], isPartyCounted = false) => adultsAtFirst({ stays: ids, adults: 1, isPartyCounted })
  for (const { id, occupancy } of stays) expect(adults([id])).toBe(Math.max(2, occupancy.min))
  expect([adults([]), adults(known.stays.slice(), true)]).toEqual([2, 1])
})

test('B7 the form finds the wish of a booking link again, and drops what it does not know', () => {
  const option = { nil: undefined }
  const wishes = fc.record({
    subject: fc.constantFrom(...subjects),
    stay: fc.option(fc.constantFrom(...known.stays), option),
    about: fc.option(fc.constantFrom(...known.experiences), option),
    occasion: fc.option(fc.constantFrom(...known.occasions), option),
    ask: fc.option(
      anyText.filter(Boolean).map((text) => text.toWellFormed()),
      option,
    ),
  })
  fc.assert(
    fc.property(wishes, anyText, (wish, text) => {
      const { search } = new URL(paths.enquiry(wish), 'https://nove-gaivotas.test')
      const { stay, ask, ...rest } = wish
      const given = { ...rest, stays: stay && [stay], note: ask }
      expect(draftOfAddress(search)).toEqual(JSON.parse(JSON.stringify(given)))
      if (ask) expect(draftOfAddress(search, { ...newDraft, note: `Hello ${ask}` }).note).toBe(`Hello ${ask}`)
      if (ask) expect(draftOfAddress(search, { ...newDraft, note: '\n' }).note).toMatch(/^\n/)
      expect(draftOfAddress(`?stay=${text}&subject=${text}&occasion=${text}&ask=&note=hi`)).toEqual({})
    }),
  )
})
