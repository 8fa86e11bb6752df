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
    estimateInWords: () => ({ ...found, isResidents: false, closed: '', ...changes }),
  } as unknown as FormCode
  return renderToStaticMarkup(<Reckoning draft={emptyDraft} code={code} />)
}

test('B8, R3 the postcard says when its sum is at the prices for residents', () => {
  expect(said({})).toBe(fill(words.estimate, found))
  expect(said({ isResidents: true })).toBe(fill(words.estimateResidents, found))
  expect(said({ isResidents: true, sum: '' })).toBe('2 guests')
})
