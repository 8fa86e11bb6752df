import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { subjects } from '../../../../lib/paths.ts'
import { emptyDraft, type Draft } from '../../draft/empty-draft.ts'
import { emptyEnquiry, isEmptyEnquiry, type Enquiry } from '../../draft/draft-store.ts'
import { adultsAtFirst, merged, parseEnquiry } from './restore-draft.ts'
import { anyDraft, booking, known, resortData } from './samples.ts'

const { stays } = resortData

const enquiryOf = ({ subject, ...details }: Draft): Enquiry => ({
  details,
  subjects: { 'contact-form': subject, dialog: 'booking-request' },
})

test('an enquiry that was kept is parsed to what it was', () => {
  const enquiry = enquiryOf({ ...booking, subject: 'feedback', childAges: [4, null] })
  expect(parseEnquiry(JSON.parse(JSON.stringify(enquiry)), known)).toEqual(enquiry)
})

test('only an enquiry without details is empty', () => {
  expect(isEmptyEnquiry(emptyEnquiry)).toBe(true)
  expect(isEmptyEnquiry(enquiryOf({ ...emptyDraft, subject: 'feedback' }))).toBe(true)
  expect(isEmptyEnquiry(enquiryOf({ ...emptyDraft, note: 'Hello' }))).toBe(false)
})

test('kept JSON of any shape gives one of the four subjects', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anyDraft.map(enquiryOf)), (kept) => {
      for (const subject of Object.values(parseEnquiry(kept, known).subjects)) expect(subjects).toContain(subject)
    }),
  )
})

test('a name typed on this page wins over the one that was kept', () => {
  const kept = enquiryOf({ ...booking, subject: 'feedback' })
  const typed = { ...emptyEnquiry, details: { ...emptyEnquiry.details, firstName: 'Amina' } }
  const { details, subjects: chosen } = merged(kept, typed)
  expect([details.firstName, details.lastName, chosen['contact-form']]).toEqual(['Amina', booking.lastName, 'feedback'])
})

const noDates = { checkIn: '', checkOut: '' }
const [early, late] = [
  { checkIn: '2026-12-04', checkOut: '2026-12-06' },
  { checkIn: '2027-01-08', checkOut: '2027-01-10' },
]

/** Draft and Your days, once the draft is restored on a day: modules anew, since it is restored once for each page. */
async function restored(given: { kept?: object; entered?: object; planned?: object }, day = '2026-11-22') {
  vi.resetModules()
  const [draft, days, { restoreEnquiry }] = await Promise.all([
    import('../../draft/draft-store.ts'),
    import('../../../plan/days-store.ts'),
    import('./restore-draft.ts'),
  ])
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ details: given.kept ?? {} }) })
  draft.enquiryStore.set({ ...emptyEnquiry, details: { ...emptyEnquiry.details, ...given.entered } })
  days.changeDays(given.planned ?? {})
  restoreEnquiry(known, day, stays)
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
  const adults = (ids: string[], counted: Partial<typeof booking> = {}) =>
    adultsAtFirst({ stays: ids, adults: 2, isPartyCounted: false, ...counted }, stays)
  for (const { id, occupancy } of stays) expect(adults([id])).toBe(Math.max(2, occupancy.min))
  expect(adults([])).toBe(2)
  expect(
    adults(
      stays.map(({ id }) => id),
      { adults: 1, isPartyCounted: true },
    ),
  ).toBe(1)
})
