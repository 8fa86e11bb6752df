import words from '../../../content/request.yaml'
import ui from '../../../content/ui.yaml'
import { datesMarked } from '../../../lib/dates.ts'
import type { Subject } from '../../../lib/paths.ts'
import { guestsMarked, priceText } from '../../../lib/price-texts.ts'
import { count, fill } from '../../../lib/text.ts'
import { aboutLocalSum, LocalPrice } from '../../resort/local-currency.tsx'
import { terms } from '../../resort/terms.ts'
import { Text } from '../../ui/Text.tsx'
import { ratesText, type Estimate, type NoEstimate } from './rules/estimate.ts'
import type { FoundRequest } from './rules/found-request.ts'
import { availabilityText, estimateText, fitTexts, partyText, staysText, unitsText } from './rules/sentences.ts'
import form from './request.module.css'
import styles from './review.module.css'

/** The estimate, line by line; or why there is none, and what the stays cost a night. Occasions: price on request. */
export function EstimateSummary({ request }: { request: FoundRequest }) {
  const { draft, estimate } = request
  if (draft.subject === 'special-arrangements')
    return (
      <div className={`stack ${styles.estimate}`}>
        <p className={styles.open}>{words.estimate.noPrice}</p>
        <p className="fine">{words.estimate.noPriceHint}</p>
      </div>
    )
  const sum = estimate.kind === 'sum' ? estimate : null
  return (
    <div className={`stack ${styles.estimate}`}>
      <p className={`label ${styles.label}`}>{words.estimate.label}</p>
      <p className={sum ? styles.sum : styles.open}>{estimateText(estimate)}</p>
      {sum && <LocalPrice priceUsd={sum.totalUsd} priceIsFrom={sum.isFrom} />}
      <dl>
        {rowsOf(request).map(([name, value]) => (
          <div key={name} className="between">
            <Text as="dt">{name}</Text>
            <Text as="dd">{value}</Text>
          </div>
        ))}
      </dl>
      {sum?.isResidents && <p className="fine">{words.estimate.residents}</p>}
      <p className="fine">{words.estimate.fine}</p>
    </div>
  )
}

/** The terms that hold for this request, in a few words each, and when we reply. */
export function TermsInShort({ request: { draft, canCancel } }: { request: FoundRequest }) {
  const holds = (id: string) => (id === 'children' ? draft.childAges.length > 0 : id !== 'cancellation' || canCancel)
  return (
    <>
      <ul className={`fine ${form.dotted}`}>
        {terms.map(({ id, short }) => short && holds(id) && <li key={id}>{short}</li>)}
      </ul>
      <p className="fine">{words.estimate.reply}</p>
    </>
  )
}

function rowsOf({ draft, chosen, lengthOfStay, party, estimate }: FoundRequest): [string, string][] {
  const rows: [string, string][] =
    estimate.kind === 'sum'
      ? estimate.lines.map((line) => [unitsText(line), ratesText(line)])
      : chosen.map(({ stay, units }) => [
          unitsText({ stay, units }),
          estimate.kind === 'tooSmall'
            ? guestsMarked({ min: units * stay.occupancy.min, max: units * stay.occupancy.max }, ui.prices)
            : `${priceText(stay, ui.prices)}${stay.priceIsFrom ? '' : ` ${ui.prices.perNight}`}`,
        ])
  if (lengthOfStay > 0)
    rows.push([datesMarked(draft.checkIn, draft.checkOut), count(lengthOfStay, words.estimate.nights)])
  const guests = partyText(party, 'form')
  return guests ? [...rows, [words.estimate.party, guests]] : rows
}

/** For screen readers, announced when it changes. That the stays are too small, the form says beside the guests. */
export function SpokenEstimate({ request }: { request: FoundRequest }) {
  const { draft, estimate } = request
  const text = estimate.kind === 'tooSmall' ? '' : estimateText(estimate)
  const values = estimate.kind === 'sum' && {
    sum: text,
    nights: count(estimate.nights, words.estimate.nights),
    stays: staysText(estimate.lines),
  }
  return (
    <p className="visually-hidden" aria-live="polite">
      {draft.subject === 'booking-request' &&
        (values ? `${fill(words.estimate.sentence, values)} ${availabilityText(request, 'form')}`.trim() : text)}
    </p>
  )
}

/** The estimate in two lines, for the foot of the dialog on small screens; for other subjects what stands in its place. */
export function EstimateLine({ request: { draft, estimate } }: { request: FoundRequest }) {
  const isRequest = draft.subject === 'booking-request'
  return (
    <p className={styles.line} aria-hidden={isRequest}>
      {isRequest && estimate.kind === 'sum' && <b>{estimateText(estimate)}</b>}
      <Text as="small">{lineOf(estimate, draft.subject)}</Text>
    </p>
  )
}

function lineOf(found: Estimate | NoEstimate, subject: Subject): string {
  if (subject === 'special-arrangements') return words.estimate.noPriceHint
  if (subject !== 'booking-request') return words.after.answer
  if (found.kind === 'tooSmall') return fitTexts(found.fit).short ?? ''
  if (found.kind !== 'sum') return estimateText(found)
  // One short line: the nights stand in the form above.
  const local = aboutLocalSum({ priceUsd: found.totalUsd, priceIsFrom: found.isFrom })
  return `${words.estimate.label}, ${local ?? count(found.nights, words.estimate.nights)}`
}
