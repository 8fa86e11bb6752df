import { localCurrency } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { aboutLocalSumAt, priceText, type Rate, usd } from '../../../lib/prices.ts'
import { fill } from '../../../lib/text.ts'
import { PriceTag } from '../../ui/PriceTag.tsx'

/** The price on a tag, with the sum in large type: "From $60/night", "$150 per night". */
export function StayPrice(rate: Rate) {
  const sum = usd(rate.priceUsd)
  const [before, after] = priceText(rate, ui.prices).split(sum)
  return (
    <PriceTag
      from={before?.trim()}
      sum={sum}
      after={rate.priceIsFrom ? after : ` ${ui.prices.perNight}`}
      aloud={rate.priceIsFrom ? fill(ui.prices.fromSumPerNightAloud, { sum }) : undefined}
    />
  )
}

/** The same in the country's own currency, once there is a rate (R2). */
export function StayLocalPrice({ priceUsd }: Pick<Rate, 'priceUsd'>) {
  return localCurrency && <p data-local-price>{aboutLocalSumAt(priceUsd, localCurrency, ui.prices)}</p>
}
