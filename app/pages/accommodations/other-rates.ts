import { seasons } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { usd } from '../../../lib/prices.ts'
import { spanText, type RatedStay } from '../../../lib/rates.ts'
import { fill, inWords } from '../../../lib/text.ts'

const words = ui.prices

/** A price of a stay besides its own, in US dollars per night; `notes` say for whom and for how many nights it is. */
export type OtherRate = { name: string; priceUsd: number; notes: string[] }

/** For residents, then in each season of the stay (R1, R3). */
export function otherRatesOf({ id, residentsUsd }: RatedStay): OtherRate[] {
  const residents = residentsUsd === null ? [] : [{ name: words.residents, priceUsd: residentsUsd, notes: [] }]
  const ofSeasons = seasons.flatMap(({ prices, leastNights, ...span }) =>
    prices
      .filter(({ stay }) => stay === id)
      .map((price): OtherRate => ({
        name: fill(words.season, { days: spanText(span, words.days) }),
        priceUsd: price.priceUsd,
        notes: [
          ...(price.residentsUsd === null ? [] : [fill(words.inSeason, { sum: usd(price.residentsUsd) })]),
          ...(leastNights === null ? [] : [fill(words.leastNights, { nights: inWords(leastNights) })]),
        ],
      })),
  )
  return [...residents, ...ofSeasons]
}
