/** What is said to those who listen. A sentence outlives a reload of the page, which a picture or a letter makes. */
import { createContext, useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '../answers.ts'
import { ask, keepOver } from './channel.ts'
import { dropEarly } from './marked-texts.ts'

/** What was said last, for the window that is open: all beside a modal window is inert. */
export const News = createContext('')

/** In milliseconds: while a modal window closes, what is set elsewhere is not heard. */
const whileClosing = 150

/** By then a sentence was heard, or the page is being loaded anew. */
const untilHeard = 4_000

/** It is kept until it is heard: one change can load the page anew more than once. */
let unheard: string = keepOver('edit-said', () => unheard)
// Also where the next window is on another page.
addEventListener('pagehide', () => unheard !== '' && sessionStorage.setItem('edit-said', unheard))

/** Asks for something of which a sentence tells, also where the page is loaded anew before the answer comes. */
export async function told(name: string, data: unknown, sentence: string): Promise<Answer> {
  unheard = sentence
  const answer = await ask(name, data)
  if (answer.problems.length > 0) unheard = ''
  else if (name === 'undo' || name === 'putBack') dropEarly()
  return answer
}

export function useSaid(): { said: string; say: (sentence: string) => void; hide: () => void } {
  const [said, setSaid] = useState('')
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Heard once the window has closed, and also where it is the same sentence again. */
  const say = useCallback((sentence: string) => {
    setSaid('')
    clearTimeout(later.current)
    later.current = setTimeout(() => setSaid(sentence), whileClosing)
    unheard = sentence
    // By then another sentence may be waiting for the page to be loaded anew.
    setTimeout(() => (unheard = unheard === sentence ? '' : unheard), untilHeard)
  }, [])
  useEffect(() => {
    if (unheard !== '') later.current = setTimeout(() => say(unheard), 1_000)
  }, [say])
  return {
    said,
    say,
    // What was said before a press is old with it, also what waits for the page to be loaded anew.
    hide: useCallback(() => {
      clearTimeout(later.current)
      unheard = ''
      setSaid('')
    }, []),
  }
}
