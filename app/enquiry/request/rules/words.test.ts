import { expect, test } from 'vitest'
import { enquirySchema } from '../../../../content/enquiry.schema.ts'
import { words } from './samples.ts'

test('a word in braces that the page cannot fill in is refused', () => {
  const { labels: _, ...right } = words
  const wrong = { ...right, share: { ...words.share, title: 'A stay at {hotel}' } }
  expect(enquirySchema.safeParse(wrong).error?.issues[0]?.path).toEqual(['share', 'title'])
})
