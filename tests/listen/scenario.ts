/** A visit with a screen reader, and what must be heard. */
import type { Guest } from './screen-reader.ts'

export type Speech = {
  /** Must be said in this order, with anything between; case is ignored. */
  says?: readonly (string | RegExp)[]
  /** Must be said exactly once. */
  once?: readonly string[]
  never?: readonly (string | RegExp)[]
}

export type Expect = (title: string, heard: string, speech: Speech) => void

export type Scenario = { name: string; walk: (guest: Guest, expect: Expect) => Promise<void> }

/** The differences between what was heard and what was expected, in words; empty where there are none. */
export function differences(heard: string, { says = [], once = [], never = [] }: Speech): string[] {
  // Each utterance is a line; where Orca splits sentences does not matter.
  const speech = heard.replaceAll(' | ', ' ').toLowerCase()
  const found: string[] = []
  let from = 0
  for (const words of says) {
    const at = placeOf(words, speech, from)
    if (at === null) found.push(`it says ${shown(words)}${from > 0 ? ' after that' : ''}`)
    else from = at
  }
  for (const words of once) {
    const times = speech.split(words.toLowerCase()).length - 1
    if (times !== 1) found.push(`it says ${shown(words)} once, not ${times} times`)
  }
  for (const words of never) {
    // Forbidden patterns are tested line by line.
    const isSaid = typeof words === 'string' ? speech.includes(words.toLowerCase()) : words.test(heard)
    if (isSaid) found.push(`it never says ${shown(words)}`)
  }
  return found
}

/** The end of the words after a position; null where they are not said. */
function placeOf(words: string | RegExp, speech: string, from: number): number | null {
  if (typeof words === 'string') {
    const at = speech.indexOf(words.toLowerCase(), from)
    return at < 0 ? null : at + words.length
  }
  const match = words.exec(speech.slice(from))
  return match && from + match.index + match[0].length
}

const shown = (words: string | RegExp) => (typeof words === 'string' ? `“${words}”` : String(words))
