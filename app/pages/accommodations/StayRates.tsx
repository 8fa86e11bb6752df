import { closed, seasons, shillings } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { usd } from '../../lib/prices.ts'
import { aboutShillings, spanText, type RatedStay } from '../../lib/rates.ts'
import { fill, inWords, upperFirst } from '../../lib/text.ts'
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
          <dt>{name}</dt>
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

function linesOf({ id, residentsUsd }: RatedStay): Line[] {
  const inShillings = (amountUsd: number) => (shillings ? [aboutShillings(amountUsd, shillings, words)] : [])
  const residents =
    residentsUsd === null ? [] : [{ name: words.residents, price: usd(residentsUsd), notes: inShillings(residentsUsd) }]
  const ofSeasons = seasons.flatMap(({ prices, leastNights, ...span }) =>
    prices
      .filter(({ stay }) => stay === id)
      .map((price): Line => ({
        name: fill(words.season, { days: spanText(span, words.days) }),
        price: usd(price.priceUsd),
        notes: [
          ...inShillings(price.priceUsd),
          ...(price.residentsUsd === null ? [] : [fill(words.inSeason, { sum: usd(price.residentsUsd) })]),
          ...(leastNights === null ? [] : [fill(words.leastNights, { nights: inWords(leastNights) })]),
        ],
      })))
  const closings = closed
    .filter(({ stays }) => stays.length === 0 || stays.includes(id))
    .map((span): Line => ({
      name: fill(words.season, { days: spanText(span, words.days) }),
      price: upperFirst(words.closed),
      notes: [],
    }))
  return [...residents, ...ofSeasons, ...closings]
}
