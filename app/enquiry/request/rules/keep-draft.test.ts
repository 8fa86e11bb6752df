import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { subjects } from '../../../../lib/paths.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { emptyEnquiry, enquiryStore, toggleQuestion, type Enquiry } from '../../draft/draft-store.ts'
import { isEmpty, keepEnquiry, keptEnquiry, keptStore, merged } from './keep-draft.ts'
import { anyDraft, anyText, booking, known } from './samples.ts'

const enquiryOf = ({ subject, ...details }: Draft): Enquiry => ({
  details,
  subjects: { postcard: subject, dialog: 'booking-request' },
})

/** A stub of session storage, or of a browser that refuses it. */
function stubStorage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
  return entries
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is kept comes back as it was', () => {
  stubStorage()
  const enquiry = enquiryOf({ ...booking, subject: 'feedback', childAges: [4, null] })
  keepEnquiry(enquiry)
  expect(keptEnquiry(known)).toEqual(enquiry)
})

test('an empty enquiry leaves nothing behind', () => {
  const entries = stubStorage()
  keepEnquiry(enquiryOf(booking))
  expect(entries.size).toBe(1)
  keepEnquiry(emptyEnquiry)
  expect(entries.size).toBe(0)
  expect(isEmpty(emptyEnquiry)).toBe(true)
})

test('whatever is found in storage, nothing throws and every subject is one of the four', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        anyText,
        anyDraft.map((draft) => JSON.stringify(enquiryOf(draft))),
      ),
      (text) => {
        stubStorage({ draft: text })
        const kept = keptEnquiry(known)
        for (const subject of Object.values(kept?.subjects ?? {})) expect(subjects).toContain(subject)
      },
    ),
  )
})

test('where storage is refused nothing is kept, nothing throws, and it is known', () => {
  stubStorage()
  keepEnquiry(enquiryOf(booking))
  expect(keptStore.get()).toBe(true)
  vi.stubGlobal('sessionStorage', undefined)
  keepEnquiry(enquiryOf(booking))
  expect(keptStore.get()).toBe(false)
  expect(keptEnquiry(known)).toBeNull()
})

test('what the guest has typed on this page wins over what was kept', () => {
  const kept = enquiryOf({ ...booking, subject: 'feedback' })
  const typed = { ...emptyEnquiry, details: { ...emptyEnquiry.details, firstName: 'Amina' } }
  const {
    details,
    subjects: { postcard },
  } = merged(kept, typed)
  expect([details.firstName, details.lastName, postcard]).toEqual(['Amina', booking.lastName, 'feedback'])
})

test('B2 questions added on this page join those that were kept, each once', () => {
  const withQuestions = (...questions: string[]) => enquiryOf({ ...booking, questions })
  expect(merged(withQuestions('tax'), withQuestions('meals', 'tax')).details.questions).toEqual(['tax', 'meals'])
  expect(merged(withQuestions('tax'), withQuestions()).details.questions).toEqual(['tax'])
})

test('B2 a question is added at the end, and taken out by a second press', () => {
  for (const id of ['tax', 'meals', 'cot', 'meals']) toggleQuestion(id)
  expect(enquiryStore.get().details.questions).toEqual(['tax', 'cot'])
  enquiryStore.set(emptyEnquiry)
})
