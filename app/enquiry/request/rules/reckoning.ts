import type { EnquiryWords } from '../../../../content/enquiry.schema.ts'
import { nightsOf } from '../../draft/draft.ts'
import type { Draft } from '../../draft/empty-draft.ts'
import { chosenStays } from './chosen-stays.ts'
import { openingSentence } from './closed-days.ts'
import { estimate, type Estimate } from './estimate.ts'
import { fitInShort, fitOf, fitSentence, isTooSmall } from './occupancy.ts'
import type { ResortData } from './resort-data.ts'

/** The estimate of a draft, or why there is none and what to do about it. */
export type Reckoning =
  | { kind: 'sum'; sum: Estimate }
  | { kind: 'tooSmall'; sentence: string; short: string }
  | { kind: 'closed' | 'noStay' | 'noDates' | 'ask'; sentence: string }

/** What every place shows that has room for a sum. A stay that cannot take the party has none. */
export function reckon(
  draft: Draft,
  resortData: ResortData,
  words: Pick<EnquiryWords, 'opening' | 'occupancy' | 'estimate'>,
): Reckoning {
  const sum = estimate(draft, resortData)
  if (sum) return { kind: 'sum', sum }
  const closed = openingSentence(draft, resortData, words, 'form')
  if (closed) return { kind: 'closed', sentence: closed }
  const fit = fitOf(draft, resortData)
  if (isTooSmall(fit)) {
    const sentence = fitSentence(draft, resortData, words, 'form')
    return { kind: 'tooSmall', sentence, short: fitInShort(fit, words) }
  }
  if (chosenStays(draft, resortData.stays).length === 0) return { kind: 'noStay', sentence: words.estimate.noStay }
  if (nightsOf(draft) < 1) return { kind: 'noDates', sentence: words.estimate.noDates }
  return { kind: 'ask', sentence: words.estimate.ask }
}
