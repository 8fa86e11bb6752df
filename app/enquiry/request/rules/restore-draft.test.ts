import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subjects } from '../../../../lib/paths.ts'
import { emptyDraft, type Draft } from '../../draft/empty-draft.ts'
import { emptyEnquiry, enquiryStore, isEmptyEnquiry, toggleQuestion, type Enquiry } from '../../draft/draft-store.ts'
import { merged, parseEnquiry } from './restore-draft.ts'
import { anyDraft, booking, known } from './samples.ts'

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
