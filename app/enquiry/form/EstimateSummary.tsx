import { stays } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import { formatDateRange } from '../../lib/dates.ts'
import { usd } from '../../lib/prices.ts'
import { count, fill } from '../../lib/text.ts'
import { guestsOf, nightsOf } from '../draft/draft.ts'
import type { Draft } from '../draft/empty-draft.ts'
import { estimate, formatSum, type Estimate } from '../draft/estimate.ts'
import styles from './EstimateSummary.module.css'

/** The estimate, line by line. If dates or a stay are missing, says so. */
export function EstimateSummary({ draft }: { draft: Draft }) {
  const sum = estimate(draft, stays, words.limits)
  const chosen = stays.find(({ id }) => id === draft.stays[0])
  const nights = nightsOf(draft)
  return (
    <div className={styles.estimate}>
      <p className={styles.plate} aria-hidden>
        {words.estimate.label}
      </p>
      <p className={sum ? styles.sum : styles.open} aria-hidden>
        {sum ? sumOf(sum) : missing(draft)}
      </p>
      <Spoken>{sum ? sentenceOf(sum) : missing(draft)}</Spoken>
      {sum?.isSuggested && (
        <p className={styles.fine}>
          {fill(words.estimate.suggested, { stays: staysOf(sum) })}
        </p>
      )}
      <dl>
        {sum
          ? sum.lines.map(({ stay }) => (
              <Row
                key={stay.id}
                name={stay.name}
                value={fill(words.estimate.rate, { nights: sum.nights, rate: usd(stay.priceUsd) })}
              />
            ))
          : chosen && <Row name={chosen.name} value={formatSum(chosen.priceUsd, chosen.priceIsFrom, words)} />}
        {nights > 0 && (
          <Row name={formatDateRange(draft.checkIn, draft.checkOut)} value={count(nights, words.estimate.nights)} />
        )}
        <Row name={words.estimate.party} value={String(guestsOf(draft))} />
      </dl>
      <p className={styles.fine}>{words.estimate.fine}</p>
    </div>
  )
}

const sumOf = ({ totalUsd, isFrom }: Estimate) => formatSum(totalUsd, isFrom, words)

const staysOf = ({ lines }: Estimate) => lines.map(({ stay }) => stay.name).join(' + ')

const sentenceOf = (sum: Estimate) =>
  fill(words.estimate.sentence, {
    sum: sumOf(sum),
    nights: count(sum.nights, words.estimate.nights),
    stays: staysOf(sum),
  })

const missing = (draft: Draft) =>
  draft.stays.length === 0 ? words.estimate.noStay : nightsOf(draft) < 1 ? words.estimate.noDates : words.estimate.ask

/** The same estimate as a sentence for screen readers, announced when it changes. */
function Spoken({ children }: { children: string }) {
  return (
    <p className="visually-hidden" aria-live="polite">
      {children}
    </p>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The sum alone, for the bottom of the dialog on small screens. Names the stays if they are not the chosen one. */
export function EstimateLine({ draft }: { draft: Draft }) {
  const sum = draft.subject === 'booking-request' ? estimate(draft, stays, words.limits) : null
  return (
    <div>
      {sum && (
        <p className={styles.line} aria-hidden>
          <small>
            {`${sum.isSuggested ? staysOf(sum) : words.estimate.label}, ${count(sum.nights, words.estimate.nights)}`}
          </small>
          <b>{sumOf(sum)}</b>
        </p>
      )}
      <Spoken>{sum ? sentenceOf(sum) : ''}</Spoken>
    </div>
  )
}
