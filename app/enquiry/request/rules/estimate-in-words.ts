import words from '../../../../content/enquiry.yaml'
import { count } from '../../../../lib/text.ts'
import { openingSentence } from './closed-days.ts'
import { resortData } from './site-data.ts'
import { guestsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { estimate, formatSum } from './estimate.ts'

type InWords = {
  /** '2 guests' */
  guests: string
  /** '$190'; '' without an estimate */
  sum: string
  /** Whether the sum is at the prices for residents. */
  isResidents: boolean
  /** Says that a stay is closed then, or takes no fewer nights; '' otherwise. */
  closed: string
}

/** The estimate of a draft for a place with no room for its lines. */
export function estimateInWords(draft: Draft): InWords {
  const found = estimate(draft, resortData)
  return {
    guests: count(guestsOf(draft), words.estimate.guests),
    sum: found ? formatSum(found.totalUsd, found.isFrom, words) : '',
    isResidents: found?.isResidents ?? false,
    closed: openingSentence(draft, resortData, words, 'form'),
  }
}
