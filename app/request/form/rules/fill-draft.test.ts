import { afterEach, expect, test, vi } from 'vitest'
import { isEmptyDraft, newDraft, type Draft } from '../../draft.ts'
import { restoredDraft } from './fill-draft.ts'
import { booking } from './samples.ts'

const day = '2026-11-22'

test('a draft is empty whatever it would be about', () => {
  expect(isEmptyDraft(newDraft)).toBe(true)
  expect(isEmptyDraft({ ...newDraft, subject: 'feedback', dialogSubject: 'feedback' })).toBe(true)
  expect(isEmptyDraft({ ...newDraft, note: 'Hello' })).toBe(false)
})

test('what was typed or pressed on this page wins over what was kept', () => {
  const kept: Draft = { ...booking, subject: 'feedback', presets: { dialog: { about: 'the-long-table' } } }
  const entered = { firstName: 'Amina', presets: { dialog: { stays: ['boat-loft'] } } }
  expect(restoredDraft(kept, { ...newDraft, ...entered }, day)).toEqual({ ...kept, ...entered })
})

const noDates = { checkIn: '', checkOut: '' }
const early = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
const late = { checkIn: '2027-01-08', checkOut: '2027-01-10' }

afterEach(() => vi.useRealTimers())

/** Draft and Your days, once the draft is restored: modules anew, since it is restored once for each page. */
async function restored(given: { kept?: object; entered?: object; planned?: object }) {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00Z'), toFake: ['Date'] })
  vi.resetModules()
  const [draft, { changeDraft }, days, { restoreDraft }] = await Promise.all([
    import('../../draft.ts'),
    import('../../form-draft.ts'),
    import('../../../plan/days-store.ts'),
    import('./fill-draft.ts'),
  ])
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(given.kept ?? {}) })
  draft.draftStore.set({ ...newDraft, ...given.entered })
  days.changeDays(given.planned ?? {})
  restoreDraft()
  vi.unstubAllGlobals()
  const dates = () =>
    [draft.draftStore.get(), days.daysStore.get()].map(({ checkIn, checkOut }) => ({ checkIn, checkOut }))
  return { dates, changeDraft, changeDays: days.changeDays }
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
