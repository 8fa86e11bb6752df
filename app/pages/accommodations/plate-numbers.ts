import { plates } from '../../../content/accommodations.yaml'
import { fill } from '../../../lib/text.ts'

/** The number of each stay's first plate. Numbers run through the page. */
export function firstPlates(stays: readonly { pictures: readonly unknown[] }[]): number[] {
  return stays.map((_, at) => stays.slice(0, at).reduce((number, { pictures }) => number + pictures.length, 1))
}

/** "Plates 3, 4": the numbers of `count` plates, of which `first` is the first. */
export function plateNumbers(first: number, count: number): string {
  const words = count === 1 ? plates.one : count === 2 ? plates.two : plates.more
  return fill(words, { first, last: first + count - 1 })
}
