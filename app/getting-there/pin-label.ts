/** How the name and the drive time of a place stand beside its pin, in map units. */
import type { PinLabel } from './map-drawing.ts'

export const LINE = 17
export const TAG = { width: 50, height: 17 }

/** The baseline of the first line. Labels above their pin grow upwards, all others downwards. */
export function firstLine({ dy, anchor }: PinLabel, lines: number): number {
  const isAbove = anchor === 'middle' && dy < 0
  return isAbove ? dy - (lines - 1) * LINE - TAG.height - 3 : dy
}

/** Splits long names into two lines of about the same length. */
export function inLines(name: string): string[] {
  if (name.length <= 16) return [name]
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [name])
}
