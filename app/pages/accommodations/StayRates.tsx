import { closed, seasons } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { usd } from '../../../lib/price-texts.ts'
import { spanText, type RatedStay } from '../../../lib/rates.ts'
import { fill, upperFirst } from '../../../lib/text.ts'
import { numberInWords } from '../../../lib/number-words.ts'
import { aboutLocalSum } from '../../resort/local-currency.tsx'
import styles from './AccommodationsPage.module.css'

const words = ui.prices

/** The other prices of a stay as ruled lines: for residents, in seasons, and the days when it is closed (R1, R3). */
export function StayRates({ stay }: { stay: RatedStay }) {
  const rates = otherRatesOf(stay).map(({ name, priceUsd, notes }) => ({
    name,
    price: usd(priceUsd),
    notes: [aboutLocalSum({ priceUsd, priceIsFrom: false }) ?? [], notes].flat(),
  }))
  const closings = closed
    .filter(({ stays }) => stays.length === 0 || stays.includes(stay.id))
    .map((span) => ({
      name: fill(words.season, { days: spanText(span, words.days) }),
      price: upperFirst(words.closed),
      notes: [],
    }))
  const lines = [...rates, ...closings]
  if (lines.length === 0) return null
  return (
    <dl className={`ruled ${styles.rates}`}>
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

/** Prices of a stay besides its own, in US dollars per night: for residents, then in each of its seasons (R1, R3). */
export function otherRatesOf({ id, residentsUsd }: RatedStay) {
  const residents = residentsUsd === null ? [] : [{ name: words.residents, priceUsd: residentsUsd, notes: [] }]
  const ofSeasons = seasons.flatMap(({ prices, leastNights, ...span }) =>
    prices
      .filter(({ stay }) => stay === id)
      .map((price) => ({
        name: fill(words.season, { days: spanText(span, words.days) }),
        priceUsd: price.priceUsd,
        notes: [
          ...(price.residentsUsd === null ? [] : [fill(words.inSeason, { sum: usd(price.residentsUsd) })]),
          ...(leastNights === null ? [] : [fill(words.leastNights, { nights: numberInWords(leastNights) })]),
        ],
      })),
  )
  return [...residents, ...ofSeasons]
}
