import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { stays } from '../../../../content/accommodations.yaml'
import { paths, subjects } from '../../../../lib/paths.ts'
import { emptyEnquiry, isEmptyEnquiry, type Enquiry } from '../../draft/draft-store.ts'
import { type Draft, emptyDraft } from '../../draft/draft.ts'
import { known } from './chosen.ts'
import { adultsAtFirst, draftOfAddress, enquiryOf, merged } from './restore-draft.ts'
import { anyDraft, anyText, booking } from './samples.ts'

const asEnquiry = ({ subject, ...details }: Draft): Enquiry => ({
  details,
  subjects: { 'contact-form': subject, dialog: 'booking-request' },
})

test('an enquiry that was kept is read as it was, and anything else as an empty one', () => {
  const enquiry = asEnquiry({ ...booking, subject: 'feedback', childAges: [4, null] })
  expect(enquiryOf(JSON.parse(JSON.stringify(enquiry)))).toEqual(enquiry)
  for (const kept of [null, undefined, 7, 'draft', [], {}, { details: 3, subjects: 'x' }])
    expect(enquiryOf(kept)).toEqual(emptyEnquiry)
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anyDraft.map(asEnquiry)), (kept) => {
      for (const subject of Object.values(enquiryOf(kept).subjects)) expect(subjects).toContain(subject)
    }),
  )
})

test('only an enquiry without details is empty', () => {
  expect(isEmptyEnquiry(emptyEnquiry)).toBe(true)
  expect(isEmptyEnquiry(asEnquiry({ ...emptyDraft, subject: 'feedback' }))).toBe(true)
  expect(isEmptyEnquiry(asEnquiry({ ...emptyDraft, note: 'Hello' }))).toBe(false)
})

test('a name typed on this page wins over the one that was kept', () => {
  const kept = asEnquiry({ ...booking, subject: 'feedback' })
  const { details, subjects: chosen } = merged(kept, asEnquiry({ ...emptyDraft, firstName: 'Amina' }))
  expect([details.firstName, details.lastName]).toEqual(['Amina', booking.lastName])
  expect(merged(kept, emptyEnquiry).subjects).toEqual(kept.subjects)
  expect(chosen.dialog).toBe('booking-request')
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
    import('../../draft/draft-store.ts'),
    import('../../../plan/days-store.ts'),
    import('./restore-draft.ts'),
  ])
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ details: given.kept ?? {} }) })
  draft.enquiryStore.set({ ...emptyEnquiry, details: { ...emptyEnquiry.details, ...given.entered } })
  days.changeDays(given.planned ?? {})
  restoreDraft()
  vi.unstubAllGlobals()
  const dates = () =>
    [draft.enquiryStore.get().details, days.daysStore.get()].map(({ checkIn, checkOut }) => ({ checkIn, checkOut }))
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
  const { dates, changeDraft, changeDays } = await restored({})
  changeDays(early)
  expect(dates()).toEqual([early, early])
  changeDraft('dialog', { checkOut: '' })
  expect(dates()[1]).toEqual({ ...early, checkOut: '' })
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
    ask: fc.option(fc.constant('terms' as const), option),
  })
  fc.assert(
    fc.property(wishes, anyText, (wish, text) => {
      const { search } = new URL(paths.enquiry(wish), 'https://nove-gaivotas.test')
      const { stay, ask, ...rest } = wish
      const given = { ...rest, stays: stay && [stay], asksTerms: ask && true }
      expect(draftOfAddress(search)).toEqual(JSON.parse(JSON.stringify(given)))
      expect(draftOfAddress(`?stay=${text}&subject=${text}&occasion=${text}&note=hi`)).toEqual({})
    }),
  )
})
