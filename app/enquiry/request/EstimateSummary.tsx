import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { aboutLocalSum, aboutLocalSumAt } from '../../../lib/local-currency.ts'
import { count, fill } from '../../../lib/text.ts'
import { chosenStays, unitsOf, unitsText } from './rules/chosen-stays.ts'
import { resortData } from './rules/site-data.ts'
import { isYoung, nightsOf } from '../draft/draft.ts'
import type { Draft } from '../draft/empty-draft.ts'
import { formatSum, ratesText, type Estimate } from './rules/estimate.ts'
import { upTo } from '../../../lib/room.ts'
import { reckon, type Reckoning } from './rules/reckoning.ts'
import { Text } from '../../ui/Text.tsx'
import { termsInShort } from '../../resort/terms.ts'
import { useNights } from './calendar-store.ts'
import styles from './EstimateSummary.module.css'

const { localCurrency } = resortData

/** The estimate, line by line. Without one, why, and what the chosen stays take or cost a night. */
export function EstimateSummary({ draft }: { draft: Draft }) {
  const found = reckon(draft, resortData, words)
  const sum = found.kind === 'sum' ? found.sum : null
  const { sentence } = useNights(draft)
  const nights = nightsOf(draft)
  return (
    <div className={styles.estimate}>
      <p className={styles.plate} aria-hidden>
        {words.estimate.label}
      </p>
      <p className={sum ? styles.sum : styles.open} aria-hidden>
        {found.kind === 'sum' ? sumOf(found.sum) : found.sentence}
      </p>
      <Spoken>{spokenOf(found, sentence)}</Spoken>
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
                value={
                  found.kind === 'tooSmall'
                    ? upTo(units * stay.occupancy.max, ui.prices)
                    : formatSum(stay.priceUsd, stay.priceIsFrom, words)
                }
              />
            ))}
        {nights > 0 && (
          <Row name={datesMarked(draft.checkIn, draft.checkOut)} value={count(nights, words.estimate.nights)} />
        )}
        <Row name={words.estimate.party} value={partyInShort(draft, resortData.countFromAge)} />
      </dl>
      {termsInShort.length > 0 && (
        <ul className={styles.settled}>
          {termsInShort.map((short) => (
            <li key={short}>{short}</li>
          ))}
        </ul>
      )}
      {sum?.isResidents && <p className={styles.fine}>{words.estimate.residents}</p>}
      <p className={styles.fine}>{words.estimate.fine}</p>
    </div>
  )
}

const sumOf = ({ totalUsd, isFrom }: Estimate) => formatSum(totalUsd, isFrom, words)

const staysOf = ({ lines }: Estimate) => lines.map(({ stay, units }) => unitsText(stay.name, units, words)).join(' + ')

/** "4 adults, 1 child, 1 baby (not counted)" */
function partyInShort({ adults, childAges }: Draft, countFromAge: number): string {
  const babies = childAges.filter((age) => isYoung(age, countFromAge)).length
  const children = childAges.length - babies
  return [
    count(adults, words.message.adults),
    ...(children > 0 ? [count(children, words.estimate.children)] : []),
    ...(babies > 0 ? [count(babies, words.estimate.babies)] : []),
  ].join(', ')
}

/** With what is said of the nights. */
function sentenceOf(sum: Estimate, nights: string): string {
  const sentence = fill(words.estimate.sentence, {
    sum: sumOf(sum),
    nights: count(sum.nights, words.estimate.nights),
    stays: staysOf(sum),
  })
  return nights ? `${sentence} ${nights}` : sentence
}

/** That the stays are too small, the form says beside the guests. */
function spokenOf(found: Reckoning, nights: string): string {
  if (found.kind === 'sum') return sentenceOf(found.sum, nights)
  return found.kind === 'tooSmall' ? '' : found.sentence
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
      <dt>
        <Text>{name}</Text>
      </dt>
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
  const found = reckon(draft, resortData, words)
  const { sentence } = useNights(draft)
  const [large, small] = isRequest ? linesOf(found) : inPlaceOfSum(draft)
  return (
    <div>
      <p className={styles.line} aria-hidden={isRequest}>
        {large && <b>{large}</b>}
        <small>{small}</small>
      </p>
      <Spoken>{isRequest ? spokenOf(found, sentence) : ''}</Spoken>
    </div>
  )
}

/** One short line: the nights stand in the form above. */
const aboutSum = ({ nights, totalUsd }: Estimate) =>
  [
    words.estimate.label,
    localCurrency ? aboutLocalSum(totalUsd, localCurrency, ui.prices) : count(nights, words.estimate.nights),
  ].join(', ')

function linesOf(found: Reckoning): [string, string] {
  if (found.kind === 'sum') return [sumOf(found.sum), aboutSum(found.sum)]
  return ['', found.kind === 'tooSmall' ? found.short : found.sentence]
}

function inPlaceOfSum(draft: Draft): [string, string] {
  if (draft.subject === 'special-arrangements') return ['', words.estimate.noPriceHint]
  return ['', words.after.answer]
}
