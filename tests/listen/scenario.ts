/** A walk through the site with the ears alone, and what is expected to be heard on it. */
import type { Guest } from './screen-reader.ts'

export type Speech = {
  /** Said in this order, whatever comes between; capitals do not count. */
  says?: readonly (string | RegExp)[]
  /** Said one time, no more and no less. */
  once?: readonly string[]
  never?: readonly (string | RegExp)[]
}

export type Expect = (title: string, heard: string, speech: Speech) => void

export type Scenario = { name: string; walk: (guest: Guest, expect: Expect) => Promise<void> }

/** What is wrong with what was heard, in words; empty where all is as expected. */
export function differences(heard: string, { says = [], once = [], never = [] }: Speech): string[] {
  // A line an utterance: how Orca cuts its sentences is its own affair.
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
    // What forbids a line of its own sees where lines begin and end.
    const isSaid = typeof words === 'string' ? speech.includes(words.toLowerCase()) : words.test(heard)
    if (isSaid) found.push(`it never says ${shown(words)}`)
  }
  return found
}

/** Where the words end, looked for from a place on; null where they are not said. */
function placeOf(words: string | RegExp, speech: string, from: number): number | null {
  if (typeof words === 'string') {
    const at = speech.indexOf(words.toLowerCase(), from)
    return at < 0 ? null : at + words.length
  }
  const match = words.exec(speech.slice(from))
  return match && from + match.index + match[0].length
}

const shown = (words: string | RegExp) => (typeof words === 'string' ? `“${words}”` : String(words))
