import words from '../../../../content/enquiry.yaml'
import { count } from '../../../../lib/text.ts'
import { resortData } from './site-data.ts'
import { guestsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { formatSum } from './estimate.ts'
import { reckon } from './reckoning.ts'

type InWords = {
  /** '2 guests' */
  guests: string
  /** '$190'; '' without an estimate */
  sum: string
  /** Whether the sum is at the prices for residents. */
  isResidents: boolean
  /** Says that a stay is closed then, or takes no fewer nights; '' otherwise. */
  closed: string
  /** Says that the stays are too small, and what would fit; '' otherwise. */
  tooSmall: string
}

/** The estimate of a draft for a place with no room for its lines. */
export function estimateInWords(draft: Draft): InWords {
  const found = reckon(draft, resortData, words)
  const sum = found.kind === 'sum' ? found.sum : null
  return {
    guests: count(guestsOf(draft), words.estimate.guests),
    sum: sum ? formatSum(sum.totalUsd, sum.isFrom, words) : '',
    isResidents: sum?.isResidents ?? false,
    closed: found.kind === 'closed' ? found.sentence : '',
    tooSmall: found.kind === 'tooSmall' ? found.sentence : '',
  }
}
