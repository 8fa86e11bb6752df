import words from '../../../content/postcard.yaml'
import { count, fill } from '../../../lib/text.ts'
import { guestsOf } from '../draft/draft.ts'
import type { Draft } from '../draft/empty-draft.ts'
import type { FormCode } from '../load-request.tsx'

/**
 * Guests and estimate on one line: '2 guests; $190, an estimate'. Where a stay is closed then, or too small, says so.
 */
export function Reckoning({ draft, code }: { draft: Draft; code: FormCode }) {
  const found = code.estimateOf(draft)
  const guests = count(guestsOf(draft), code.words.estimate.guests)
  if (found.kind === 'closed') return code.noEstimateText(found, draft)
  if (found.kind === 'tooSmall') return fill(words.tooSmall, { guests, sentence: code.noEstimateText(found, draft) })
  if (found.kind !== 'sum') return guests
  const sum = code.sumText(found.totalUsd, found.isFrom)
  return fill(found.isResidents ? words.estimateResidents : words.estimate, { guests, sum })
}
