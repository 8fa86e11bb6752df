/** Sums in US dollars, in the currency of the country. */
import { formatDay, type PlainDate } from './dates.ts'
import { localSumText, type LocalSumWords } from './prices.ts'
import { fill } from './text.ts'

/** How much of the country's own currency one US dollar is worth, on a day. */
export type LocalCurrency = { perUsd: number; date: PlainDate }

/** Whole units of the currency, rounded to the power of ten below a dollar's worth: 129.5 to hundreds, 0.92 to ones. */
export function inLocalCurrency(amountUsd: number, { perUsd }: LocalCurrency): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(perUsd)))
  return Math.round((amountUsd * perUsd) / step) * step
}

type AboutWords = LocalSumWords & { aboutLocalSum: string; aboutLocalSumAt: string }

/** "about KSh 12,300" */
export function aboutLocalSum(amountUsd: number, rate: LocalCurrency, words: AboutWords): string {
  return fill(words.aboutLocalSum, { sum: localSumText(inLocalCurrency(amountUsd, rate), words) })
}

/** "about KSh 12,300, at our rate of 1 November 2026" */
export function aboutLocalSumAt(amountUsd: number, rate: LocalCurrency, words: AboutWords): string {
  const sum = localSumText(inLocalCurrency(amountUsd, rate), words)
  return fill(words.aboutLocalSumAt, { sum, date: formatDay(rate.date).replaceAll(' ', '\u00a0') })
}
