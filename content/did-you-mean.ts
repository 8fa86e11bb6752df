/** Number of letters to insert, delete or replace from one word to the other. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j += 1) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(letter !== to[j])))
    }
    row = next
  }
  return row.at(-1)!
}

/** Longer input is not a typing error, and comparing it would be slow. */
const longestWord = 80

/** The known word that was probably meant, or undefined where none is close. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined
  const typed = word.toLowerCase()
  const candidates = [...known]
  const longer = candidates.filter((candidate) => typed.length > 3 && candidate.toLowerCase().startsWith(typed))
  let [best] = longer.toSorted((a, b) => a.length - b.length)
  if (best !== undefined) return best
  let least = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = edits(typed, candidate.toLowerCase())
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** Part of an input, shortened and without control characters, for messages. */
export function printable(typed: string): string {
  const clean = typed.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029`]/gu, '?')
  return [...clean].length > 60 ? `${[...clean].slice(0, 60).join('')}…` : clean
}

/** "; did you mean `priceUsd`?", or nothing. */
export function didYouMean(word: unknown, known: Iterable<string>): string {
  const meant = typeof word === 'string' ? closest(word, known) : undefined
  return meant === undefined ? '' : `; did you mean \`${printable(meant)}\`?`
}
