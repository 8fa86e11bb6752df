import { localCurrency } from '../../content/accommodations.yaml'
import ui from '../../content/ui.yaml'
import { formatDay } from '../../lib/dates.ts'
import { inThousands } from '../../lib/price-in-words.ts'
import { fill } from '../../lib/text.ts'

/** "KSh 12,300": whole units, rounded to the power of ten below a dollar's worth: 129.5 to hundreds, 0.92 to ones. */
export function localSum(amountUsd: number, perUsd: number): string {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(perUsd)))
  const amount = Math.round((amountUsd * perUsd) / step) * step
  return fill(ui.prices.localCurrency, { amount: inThousands(String(amount)) })
}

/** "about KSh 12,300"; null until the owner sets a rate (R2), as for the other two. */
export const aboutLocalSum = (amountUsd: number, rate = localCurrency): string | null =>
  rate && fill(ui.prices.aboutLocalSum, { sum: localSum(amountUsd, rate.perUsd) })

/** "about KSh 12,300, at our rate of 1 November 2026" */
export const aboutLocalSumAt = (amountUsd: number, rate = localCurrency): string | null =>
  rate &&
  fill(ui.prices.aboutLocalSumAt, {
    sum: localSum(amountUsd, rate.perUsd),
    date: formatDay(rate.date).replaceAll(' ', '\u00a0'),
  })

export const LocalPrice = ({ usd }: { usd: number }) => localCurrency && <p className="fine">{aboutLocalSumAt(usd)}</p>
