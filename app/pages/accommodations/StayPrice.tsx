import ui from '../../../content/ui.yaml'
import { priceText, usd, type Rate } from '../../lib/prices.ts'
import { fill } from '../../lib/text.ts'
import { PriceTag } from '../../ui/PriceTag.tsx'

/** The price text on a tag, its sum set large: "From $60/night", or "$150" with "per night" beside it. */
export function StayPrice(rate: Rate) {
  const sum = usd(rate.priceUsd)
  const [before, after] = priceText(rate, ui.prices).split(sum)
  return (
    <>
      <PriceTag
        from={before?.trim()}
        sum={sum}
        after={after}
        aloud={rate.priceIsFrom ? fill(ui.prices.fromSumPerNightAloud, { sum }) : undefined}
      />{' '}
      {!rate.priceIsFrom && <span>{ui.prices.perNight}</span>}
    </>
  )
}
