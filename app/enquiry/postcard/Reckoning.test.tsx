import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import words from '../../../content/postcard.yaml'
import { fill } from '../../../lib/text.ts'
import { emptyDraft } from '../draft/empty-draft.ts'
import type { FormCode } from '../load-request.tsx'
import { Reckoning } from './Reckoning.tsx'

const found = { guests: '2 guests', sum: '$190' }
const said = (changes: object) => {
  const code = {
    estimateInWords: () => ({ ...found, isResidents: false, closed: '', tooSmall: '', ...changes }),
  } as unknown as FormCode
  return renderToStaticMarkup(<Reckoning draft={emptyDraft} code={code} />)
}

test('B8 a stay too small for the party: guests and what would fit, no sum', () => {
  const tooSmall = 'The Hilltop Home takes up to 8 guests.'
  expect(said({ sum: '', tooSmall })).toBe(fill(words.tooSmall, { guests: '2 guests', sentence: tooSmall }))
})

test('B8, R3 the postcard says when its sum is at the prices for residents', () => {
  expect(said({})).toBe(fill(words.estimate, found))
  expect(said({ isResidents: true })).toBe(fill(words.estimateResidents, found))
  expect(said({ isResidents: true, sum: '' })).toBe('2 guests')
})
