import { expect, test } from 'vitest'
import { enquirySchema } from '../../content/schema-enquiry.ts'
import { words } from './samples.ts'

test('a word in braces that the page cannot fill in is refused', () => {
  const wrong = { ...words, share: { ...words.share, title: 'A stay at {hotel}' } }
  expect(enquirySchema.safeParse(wrong).error?.issues[0]?.path).toEqual(['share', 'title'])
})

test('V2: the subjects are those of the specification', () => {
  expect(Object.values(words.subjects).map(({ label }) => label)).toEqual([
    'General Inquiry', 'Booking Request', 'Special Arrangements', 'Feedback',
  ])
})
