import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { formatDateRange } from '../../../lib/dates.ts'
import { aboutLocalSum, aboutLocalSumAt } from '../../../lib/local-currency.ts'
import { count, fill } from '../../../lib/text.ts'
import { chosenStays, unitsOf, unitsText } from './rules/chosen-stays.ts'
import { openingSentence } from './rules/closed-days.ts'
import { resortData } from './rules/site-data.ts'
import { guestsOf, isYoung, nightsOf } from '../draft/draft.ts'
import type { Draft } from '../draft/empty-draft.ts'
import { estimate, formatSum, ratesText, type Estimate } from './rules/estimate.ts'
import { terms } from '../../resort/terms.ts'
import { useNights } from './calendar-store.ts'
import styles from './EstimateSummary.module.css'

const { localCurrency } = resortData

/** The terms that the owner has answered, in a few words (B2). */
const settled = terms.flatMap(({ short }) => short ?? [])

/** The estimate, line by line. If dates or a stay are missing, or a stay is closed then, says so. */
export function EstimateSummary({ draft }: { draft: Draft }) {
  const sum = estimate(draft, resortData)
  const { sentence } = useNights(draft)
  const nights = nightsOf(draft)
  return (
    <div className={styles.estimate}>
      <p className={styles.plate} aria-hidden>
        {words.estimate.label}
      </p>
      <p className={sum ? styles.sum : styles.open} aria-hidden>
        {sum ? sumOf(sum) : missing(draft)}
      </p>
      <Spoken>{sum ? sentenceOf(sum, sentence) : missing(draft)}</Spoken>
      {sum && localCurrency && <p className={styles.fine}>{aboutLocalSumAt(sum.totalUsd, localCurrency, ui.prices)}</p>}
      <dl>
        {sum
          ? sum.lines.map((line) => (
              <Row
                key={line.stay.id}
                name={unitsText(line.stay.name, line.units, words)}
                value={ratesText(line, words)}
              />
            ))
          : unitsOf(chosenStays(draft, resortData.stays)).map(({ stay, units }) => (
              <Row
                key={stay.id}
                name={unitsText(stay.name, units, words)}
                value={formatSum(stay.priceUsd, stay.priceIsFrom, words)}
              />
            ))}
        {nights > 0 && (
          <Row name={formatDateRange(draft.checkIn, draft.checkOut)} value={count(nights, words.estimate.nights)} />
        )}
        <Row name={words.estimate.party} value={String(guestsOf(draft))} />
      </dl>
      {settled.length > 0 && (
        <ul className={styles.settled}>
          {settled.map((short) => (
            <li key={short}>{short}</li>
          ))}
        </ul>
      )}
      {sum?.isResidents && <p className={styles.fine}>{words.estimate.residents}</p>}
      {draft.childAges.some((age) => isYoung(age, resortData.countFromAge)) && (
        <p className={styles.fine}>{fill(words.estimate.young, { age: resortData.countFromAge })}</p>
      )}
      <p className={styles.fine}>{words.estimate.fine}</p>
    </div>
  )
}

const sumOf = ({ totalUsd, isFrom }: Estimate) => formatSum(totalUsd, isFrom, words)

const staysOf = ({ lines }: Estimate) => lines.map(({ stay, units }) => unitsText(stay.name, units, words)).join(' + ')

/** With what is said of the nights. */
function sentenceOf(sum: Estimate, nights: string): string {
  const sentence = fill(words.estimate.sentence, {
    sum: sumOf(sum),
    nights: count(sum.nights, words.estimate.nights),
    stays: staysOf(sum),
  })
  return nights ? `${sentence} ${nights}` : sentence
}

function missing(draft: Draft): string {
  if (chosenStays(draft, resortData.stays).length === 0) return words.estimate.noStay
  if (nightsOf(draft) < 1) return words.estimate.noDates
  return openingSentence(draft, resortData, words, 'form') || words.estimate.ask
}

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

/** In place of an estimate, for an occasion. */
export function NoPrice() {
  return (
    <div className={styles.estimate}>
      <p className={styles.open}>{words.estimate.noPrice}</p>
      <p className={styles.fine}>{words.estimate.noPriceHint}</p>
    </div>
  )
}

/** The estimate in two lines, for the foot of the dialog on small screens. */
export function EstimateLine({ draft }: { draft: Draft }) {
  const isRequest = draft.subject === 'booking-request'
  const sum = isRequest ? estimate(draft, resortData) : null
  const { sentence } = useNights(draft)
  const [large, small] = sum ? [sumOf(sum), aboutSum(sum)] : inPlaceOfSum(draft)
  return (
    <div>
      <p className={styles.line} aria-hidden={isRequest}>
        {large && <b>{large}</b>}
        <small>{small}</small>
      </p>
      <Spoken>{sum ? sentenceOf(sum, sentence) : isRequest ? missing(draft) : ''}</Spoken>
    </div>
  )
}

const aboutSum = (sum: Estimate) =>
  [
    words.estimate.label,
    count(sum.nights, words.estimate.nights),
    ...(localCurrency ? [aboutLocalSum(sum.totalUsd, localCurrency, ui.prices)] : []),
  ].join(', ')

function inPlaceOfSum(draft: Draft): [string, string] {
  if (draft.subject === 'booking-request') return ['', missing(draft)]
  if (draft.subject === 'special-arrangements') return [words.estimate.noPrice, words.estimate.noPriceHint]
  return ['', words.after.answer]
}
