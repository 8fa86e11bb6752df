import { localCurrency } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { aboutLocalSum, aboutLocalSumAt, upTo } from '../../../lib/prices.ts'
import { count, fill } from '../../../lib/text.ts'
import { chosenOf } from './rules/chosen.ts'
import { type Draft, nightsOf } from '../draft.ts'
import { estimateOf, ratesText, sumText, type Estimate, type NoEstimate } from './rules/price.ts'
import { isBaby } from './rules/rooms.ts'
import { fitInShort, noEstimateText, staysText, unitsText } from './rules/said.ts'
import { Text } from '../../ui/Text.tsx'
import { termsInShort } from '../../resort/terms.ts'
import { useAvailability } from './calendar-store.ts'
import styles from './review.module.css'

/** The estimate, line by line. Without one, why, and what the chosen stays take or cost a night. */
export function EstimateSummary({ draft }: { draft: Draft }) {
  const found = estimateOf(draft)
  const sum = found.kind === 'sum' ? found : null
  const { sentence } = useAvailability(draft)
  const nights = nightsOf(draft)
  return (
    <div className={styles.estimate}>
      <p className={styles.label} aria-hidden>
        {words.estimate.label}
      </p>
      <p className={sum ? styles.sum : styles.open} aria-hidden>
        {found.kind === 'sum' ? totalText(found) : noEstimateText(found, draft)}
      </p>
      <Spoken>{spokenOf(found, draft, sentence)}</Spoken>
      {sum && localCurrency && <p className={styles.fine}>{aboutLocalSumAt(sum.totalUsd, localCurrency, ui.prices)}</p>}
      <dl>
        {sum
          ? sum.lines.map((line) => <Row key={line.stay.id} name={unitsText(line)} value={ratesText(line)} />)
          : chosenOf(draft).map(({ stay, units }) => (
              <Row
                key={stay.id}
                name={unitsText({ stay, units })}
                value={
                  found.kind === 'tooSmall'
                    ? upTo(units * stay.occupancy.max, ui.prices)
                    : sumText(stay.priceUsd, stay.priceIsFrom)
                }
              />
            ))}
        {nights > 0 && (
          <Row name={datesMarked(draft.checkIn, draft.checkOut)} value={count(nights, words.estimate.nights)} />
        )}
        <Row name={words.estimate.party} value={partyInShort(draft)} />
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

const totalText = ({ totalUsd, isFrom }: Estimate) => sumText(totalUsd, isFrom)

/** "4 adults, 1 child, 1 baby (not counted)" */
function partyInShort({ adults, childAges }: Draft): string {
  const babies = childAges.filter(isBaby).length
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
    sum: totalText(sum),
    nights: count(sum.nights, words.estimate.nights),
    stays: staysText(sum.lines),
  })
  return nights ? `${sentence} ${nights}` : sentence
}

/** That the stays are too small, the form says beside the guests. */
function spokenOf(found: Estimate | NoEstimate, draft: Draft, nights: string): string {
  if (found.kind === 'sum') return sentenceOf(found, nights)
  return found.kind === 'tooSmall' ? '' : noEstimateText(found, draft)
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
      <Text as="dt">{name}</Text>
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
  const found = estimateOf(draft)
  const { sentence } = useAvailability(draft)
  const [large, small] = isRequest ? linesOf(found, draft) : inPlaceOfSum(draft)
  return (
    <div>
      <p className={styles.line} aria-hidden={isRequest}>
        {large && <b>{large}</b>}
        <small>{small}</small>
      </p>
      <Spoken>{isRequest ? spokenOf(found, draft, sentence) : ''}</Spoken>
    </div>
  )
}

/** One short line: the nights stand in the form above. */
const aboutSum = ({ nights, totalUsd }: Estimate) =>
  [
    words.estimate.label,
    localCurrency ? aboutLocalSum(totalUsd, localCurrency, ui.prices) : count(nights, words.estimate.nights),
  ].join(', ')

function linesOf(found: Estimate | NoEstimate, draft: Draft): [string, string] {
  if (found.kind === 'sum') return [totalText(found), aboutSum(found)]
  return ['', found.kind === 'tooSmall' ? fitInShort(found.fit) : noEstimateText(found, draft)]
}

function inPlaceOfSum(draft: Draft): [string, string] {
  if (draft.subject === 'special-arrangements') return ['', words.estimate.noPriceHint]
  return ['', words.after.answer]
}
