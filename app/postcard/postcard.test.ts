import { expect, test } from 'vitest'
import { clearedDraft, draftStore, emptyDraft } from '../request/draft.ts'
import { changeDraft, draftOf } from '../request/form-draft.ts'
import { shareLink } from '../request/form/rules/shared-link.ts'
import { requestOf } from '../request/form/rules/found-request.ts'
import { postmarkOf } from './postcard-text.ts'
import { keepProposal } from './keep-proposal.ts'

// At most 7 letters at the edges of the ring, and 6 in a line of two.
test.each([
  ['2026-05-15', '2026-05-17', 'FRI–SUN | 15–17 | MAY ’26'],
  ['2026-05-01', '2026-05-08', 'FRI | 1–8 | MAY ’26'],
  ['2026-05-29', '2026-06-02', 'FRI–TUE | 29 MAY | 2 JUN | ’26'],
  ['2026-12-30', '2027-01-02', 'WED–SAT | 30 DEC | 2 JAN | ’26–’27'],
  ['2026-05-15', '2027-05-15', 'FRI–SAT | 15 MAY | 15 MAY | ’26–’27'],
  ['2026-05-15', '', 'FRI | 15 | MAY ’26'],
  ['2026-02-30', '2026-05-17', ''],
])('B8 the postmark of %s and %s is %s', (checkIn, checkOut, lines) => {
  expect(postmarkOf({ checkIn, checkOut }).join(' | ')).toBe(lines)
})

test('B8 a shared link fills a request, and replaces nothing of one that is begun', () => {
  draftStore.clear() // other tests of the same process use it too
  const occasion = { ...emptyDraft, subject: 'special-arrangements', visitors: 40 } as const
  keepProposal(shareLink(requestOf(occasion, null, '')).slice(1))
  expect(draftOf('dialog').visitors).toBe(40)
  draftStore.set(clearedDraft(draftOf('dialog')))
  changeDraft('dialog', { roof: 'yes', firstName: 'Amani' })
  keepProposal(shareLink(requestOf(occasion, null, '')).slice(1))
  expect(draftOf('dialog')).toMatchObject({ visitors: null, roof: 'yes' })
  draftStore.clear()
})
