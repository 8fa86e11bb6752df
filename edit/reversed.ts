/** Takes a change back out of a text that has changed elsewhere since. */

/** The lines between the first and the last that differ: where they begin, and how they read before and after. */
type Difference = { from: number; before: string[]; after: string[] }

function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const least = Math.min(before.length, after.length)
  let from = 0
  while (from < least && before[from] === after[from]) from += 1
  let end = 0
  while (end < least - from && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from, before: before.slice(from, before.length - end), after: after.slice(from, after.length - end) }
}

/**
 * The last text without the first change; undefined where a later one has touched the same lines.
 *
 * @param texts before that change, after it, and after each one since
 */
export function reversed(texts: readonly string[]): string | undefined {
  const [old = [], changed = [], ...later] = texts.map((text) => text.split(/(?<=\n)/))
  const { before, after, ...first } = differenceOf(old, changed)
  let { from } = first
  let now = changed
  for (const next of later) {
    const other = differenceOf(now, next)
    const isAbove = other.from + other.before.length <= from
    if (!isAbove && other.from < from + after.length) return undefined
    if (isAbove) from += other.after.length - other.before.length
    now = next
  }
  return now.toSpliced(from, after.length, ...before).join('')
}
