import { localCurrency } from '../../content/accommodations.yaml'
import ui from '../../content/ui.yaml'
import { formatDay } from '../../lib/dates.ts'
import { inThousands, type Rate } from '../../lib/price-texts.ts'
import { fill } from '../../lib/text.ts'

/** "KSh 12,300": whole units, rounded to the power of ten below a dollar's worth: 129.5 to hundreds, 0.92 to ones. */
export function localSum(amountUsd: number, perUsd: number): string {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(perUsd)))
  const amount = Math.round((amountUsd * perUsd) / step) * step
  return fill(ui.prices.localCurrency, { amount: inThousands(String(amount)) })
}

/** "about KSh 12,300", "from about KSh 7,800"; null until the owner sets a rate (R2), as for the other. */
export function aboutLocalSum({ priceUsd, priceIsFrom }: Rate, rate = localCurrency): string | null {
  const sum = rate && fill(ui.prices.aboutLocalSum, { sum: localSum(priceUsd, rate.perUsd) })
  return sum && priceIsFrom ? fill(ui.prices.fromSum, { sum }) : sum
}

/** "about KSh 12,300, at our rate of 1 November 2026"; a message to the owner has words of its own. */
export function localSumAt(price: Rate, words = ui.prices.localSumAt, rate = localCurrency): string | null {
  const sum = aboutLocalSum(price, rate)
  return sum && rate && fill(words, { sum, date: formatDay(rate.date).replaceAll(' ', '\u00a0') })
}

export const LocalPrice = (price: Rate) => localCurrency && <p className="fine">{localSumAt(price)}</p>
