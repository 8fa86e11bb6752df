import words from '../../../content/postcard.yaml'
import { fill } from '../../../lib/text.ts'
import type { Draft } from '../draft/empty-draft.ts'
import type { FormCode } from '../load-request.tsx'

/**
 * Guests and estimate on one line: '2 guests; $190, an estimate'. Where a stay is closed then, or too small, says so.
 */
export function Reckoning({ draft, code }: { draft: Draft; code: FormCode }) {
  const { guests, sum, isResidents, closed, tooSmall } = code.estimateInWords(draft)
  if (closed) return closed
  if (tooSmall) return fill(words.tooSmall, { guests, sentence: tooSmall })
  if (!sum) return guests
  return fill(isResidents ? words.estimateResidents : words.estimate, { guests, sum })
}
