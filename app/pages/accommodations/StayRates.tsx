import { closed, localCurrency } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { aboutLocalSum, usd } from '../../../lib/prices.ts'
import { spanText, type RatedStay } from '../../../lib/rates.ts'
import { fill, upperFirst } from '../../../lib/text.ts'
import { otherRatesOf } from './other-rates.ts'
import styles from './StayRates.module.css'

const words = ui.prices

type Line = { name: string; price: string; notes: string[] }

/** The other prices of a stay as ruled lines: for residents, in seasons, and the days when it is closed (R1, R3). */
export function StayRates({ stay }: { stay: RatedStay }) {
  const lines = linesOf(stay)
  if (lines.length === 0) return null
  return (
    <dl className={styles.rates}>
      {lines.map(({ name, price, notes }) => (
        <div key={`${name} ${price}`}>
          <dt>{name}</dt>{' '}
          <dd>
            {price}
            {notes.map((note) => (
              <small key={note}> {note}</small>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function linesOf(stay: RatedStay): Line[] {
  const rates = otherRatesOf(stay).map(({ name, priceUsd, notes }): Line => ({
    name,
    price: usd(priceUsd),
    notes: [...(localCurrency ? [aboutLocalSum(priceUsd, localCurrency, words)] : []), ...notes],
  }))
  const closings = closed
    .filter(({ stays }) => stays.length === 0 || stays.includes(stay.id))
    .map((span): Line => ({
      name: fill(words.season, { days: spanText(span, words.days) }),
      price: upperFirst(words.closed),
      notes: [],
    }))
  return [...rates, ...closings]
}
