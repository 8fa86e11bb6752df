import { formatDay, type PlainDate } from './dates.ts'
import { inThousands } from './prices.ts'
import { fill } from './text.ts'

/** How much of the country's own currency one US dollar is worth, on a day. */
type LocalCurrency = { perUsd: number; date: PlainDate }

/** `localCurrency` has the gap `{amount}`, the other two `{sum}`. */
type LocalWords = { localCurrency: string; aboutLocalSum: string; aboutLocalSumAt: string }

/** "KSh 12,300": whole units, rounded to the power of ten below a dollar's worth: 129.5 to hundreds, 0.92 to ones. */
export function localSum(amountUsd: number, { perUsd }: LocalCurrency, words: Pick<LocalWords, 'localCurrency'>) {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(perUsd)))
  const amount = Math.round((amountUsd * perUsd) / step) * step
  return fill(words.localCurrency, { amount: inThousands(String(amount)) })
}

/** "about KSh 12,300" */
export const aboutLocalSum = (amountUsd: number, rate: LocalCurrency, words: LocalWords): string =>
  fill(words.aboutLocalSum, { sum: localSum(amountUsd, rate, words) })

/** "about KSh 12,300, at our rate of 1 November 2026" */
export const aboutLocalSumAt = (amountUsd: number, rate: LocalCurrency, words: LocalWords): string =>
  fill(words.aboutLocalSumAt, {
    sum: localSum(amountUsd, rate, words),
    date: formatDay(rate.date).replaceAll(' ', '\u00a0'),
  })
