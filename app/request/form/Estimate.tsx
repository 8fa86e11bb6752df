import { localCurrency } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { aboutLocalSum, aboutLocalSumAt, upTo } from '../../../lib/prices.ts'
import { count, fill } from '../../../lib/text.ts'
import { terms } from '../../resort/terms.ts'
import { Text } from '../../ui/Text.tsx'
import { type Draft, nightsOf } from '../draft.ts'
import { useAvailability } from './calendar-store.ts'
import { estimateOf, ratesText, sumText, type Estimate, type NoEstimate } from './rules/price.ts'
import { estimateText, fitTexts, partyText, staysText, unitsText } from './rules/sentences.ts'
import { chosenOf } from './rules/stays.ts'
import styles from './review.module.css'

/**
 * The estimate, line by line. Without one, why, and what the chosen stays take or cost a night. An occasion has its price
 * on request.
 */
export function EstimateSummary({ draft }: { draft: Draft }) {
  if (draft.subject === 'special-arrangements')
    return (
      <div className={`stack ${styles.estimate}`}>
        <p className={styles.open}>{words.estimate.noPrice}</p>
        <p className="fine">{words.estimate.noPriceHint}</p>
      </div>
    )
  const found = estimateOf(draft)
  const sum = found.kind === 'sum' ? found : null
  const settled = terms.filter(({ id, short }) => short && (id !== 'children' || draft.childAges.length > 0))
  return (
    <div className={`stack ${styles.estimate}`}>
      <p className={`label ${styles.label}`}>{words.estimate.label}</p>
      <p className={sum ? styles.sum : styles.open}>{estimateText(found, draft)}</p>
      {sum && localCurrency && <p className="fine">{aboutLocalSumAt(sum.totalUsd, localCurrency, ui.prices)}</p>}
      <dl>
        {rowsOf(found, draft).map(([name, value]) => (
          <div key={name} className="between">
            <Text as="dt">{name}</Text>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {settled.length > 0 && (
        <ul className={`fine ${styles.settled}`}>
          {settled.map(({ id, short }) => (
            <li key={id}>{short}</li>
          ))}
        </ul>
      )}
      {sum?.isResidents && <p className="fine">{words.estimate.residents}</p>}
      <p className="fine">{words.estimate.fine}</p>
    </div>
  )
}

/** Name and value of each line: the stays, the dates, the guests. */
function rowsOf(found: Estimate | NoEstimate, draft: Draft): [string, string][] {
  const rows: [string, string][] =
    found.kind === 'sum'
      ? found.lines.map((line) => [unitsText(line), ratesText(line)])
      : chosenOf(draft).map(({ stay, units }) => [
          unitsText({ stay, units }),
          found.kind === 'tooSmall'
            ? upTo(units * stay.occupancy.max, ui.prices)
            : sumText(stay.priceUsd, stay.priceIsFrom),
        ])
  const nights = nightsOf(draft)
  if (nights > 0) rows.push([datesMarked(draft.checkIn, draft.checkOut), count(nights, words.estimate.nights)])
  return [...rows, [words.estimate.party, partyText(draft, 'form')]]
}

/**
 * The estimate and what is said of the nights, as a sentence for screen readers, announced when it changes. That the
 * stays are too small, the form says beside the guests.
 */
export function SpokenEstimate({ draft }: { draft: Draft }) {
  const found = estimateOf(draft)
  const { sentence } = useAvailability(draft)
  const text = found.kind === 'tooSmall' ? '' : estimateText(found, draft)
  const told = found.kind === 'sum' && {
    sum: text,
    nights: count(found.nights, words.estimate.nights),
    stays: staysText(found.lines),
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {draft.subject === 'booking-request' &&
        (told ? `${fill(words.estimate.sentence, told)} ${sentence}`.trim() : text)}
    </p>
  )
}

/** The estimate in two lines, for the foot of the dialog on small screens; for other subjects what stands in its place. */
export function EstimateLine({ draft }: { draft: Draft }) {
  const found = estimateOf(draft)
  const isRequest = draft.subject === 'booking-request'
  return (
    <p className={styles.line} aria-hidden={isRequest}>
      {isRequest && found.kind === 'sum' && <b>{estimateText(found, draft)}</b>}
      <Text as="small">{lineOf(found, draft)}</Text>
    </p>
  )
}

function lineOf(found: Estimate | NoEstimate, draft: Draft): string {
  if (draft.subject === 'special-arrangements') return words.estimate.noPriceHint
  if (draft.subject !== 'booking-request') return words.after.answer
  if (found.kind === 'tooSmall') return fitTexts(found.fit, draft).short ?? ''
  if (found.kind !== 'sum') return estimateText(found, draft)
  // One short line: the nights stand in the form above.
  const local = localCurrency && aboutLocalSum(found.totalUsd, localCurrency, ui.prices)
  return `${words.estimate.label}, ${local ?? count(found.nights, words.estimate.nights)}`
}
