/** Takes a change back out of a text that has changed elsewhere since. */

/** For each line of `one` its index in `other`, or -1: the longest run of lines that both share, in their order. */
function sharedLines(one: readonly string[], other: readonly string[]): number[] {
  const shared = one.map(() => -1)
  let start = 0
  while (start < one.length && one[start] === other[start]) shared[start] = start++
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) shared[--end] = --otherEnd
  const width = otherEnd - start + 1
  const lengths = new Uint32Array((end - start + 1) * width)
  const at = (row: number, column: number) => (row - start) * width + column - start
  for (let row = end - 1; row >= start; row -= 1) {
    for (let column = otherEnd - 1; column >= start; column -= 1) {
      lengths[at(row, column)] =
        one[row] === other[column]
          ? lengths[at(row + 1, column + 1)]! + 1
          : Math.max(lengths[at(row + 1, column)]!, lengths[at(row, column + 1)]!)
    }
  }
  let column = start
  for (let row = start; row < end && column < otherEnd;) {
    if (one[row] === other[column]) shared[row++] = column++
    else if (lengths[at(row + 1, column)]! >= lengths[at(row, column + 1)]!) row += 1
    else column += 1
  }
  return shared
}

const linesOf = (text: string) => text.split(/(?<=\n)/)

/**
 * A text without the change from `before` to `after`; undefined where something else has changed in the same place.
 *
 * @param now `after`, with whatever was changed since
 */
export function reversed(now: string, after: string, before: string): string | undefined {
  const [lines, changed, old] = [linesOf(now), linesOf(after), linesOf(before)]
  const [inNow, inOld] = [sharedLines(changed, lines), sharedLines(changed, old)]
  const result: string[] = []
  let [done, oldDone] = [0, 0]
  for (let from = 0; from <= changed.length;) {
    const isKept = from < changed.length && inOld[from] !== -1
    if (isKept && inOld[from] === oldDone) {
      oldDone += 1
      from += 1
      continue
    }
    // Lines that the change brought, and in their place those that it took.
    let to = from
    while (to < changed.length && inOld[to] === -1) to += 1
    const oldTo = to < changed.length ? inOld[to]! : old.length
    if (from === to && oldDone === oldTo) break
    const places = inNow.slice(from, to)
    if (places.some((place, index) => place === -1 || place !== places[0]! + index)) return undefined
    // Where nothing came, beside what stood next to it.
    const place = places[0] ?? (from === 0 ? 0 : inNow[from - 1]! + 1 || (inNow[to] ?? -1))
    if (place < done) return undefined
    result.push(...lines.slice(done, place), ...old.slice(oldDone, oldTo))
    done = place + places.length
    from = to
    oldDone = oldTo
  }
  return [...result, ...lines.slice(done)].join('')
}
