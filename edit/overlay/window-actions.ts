/** What every window may do besides its own work: close, open another window, say what was done. */
import { createContext, useCallback, useContext, useRef, useState } from 'react'
import type { Answer } from '../change.ts'
import type { Origin } from './find-field.ts'
import { ask, editor } from '../editor.ts'

export type Sheet = 'open' | 'changed' | 'page' | 'publish'

export type WindowActions = {
  /** @param pressed the point beside the window that was clicked to close it */
  close: (pressed?: { x: number; y: number }) => void
  openField: (path: string, from?: Origin) => void
  /** Opens a sheet, or closes it where it is open. @param words to find */
  toggle: (sheet: Sheet, words?: string) => void
  /** Nothing any more, where that is empty. */
  say: (sentence: string) => void
}

export const WindowActionsContext = createContext<WindowActions | undefined>(undefined)

export const useWindowActions = (): WindowActions => useContext(WindowActionsContext)!

/** What was said last, for the window that is open: all beside a modal window is inert. */
export const News = createContext('')

/** In milliseconds: while a modal window closes, what is set elsewhere is not heard. */
const whileClosing = 150

export function useSaid(): { said: string; say: (sentence: string) => void } {
  const [said, setSaid] = useState('')
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Heard once the window has closed, and also where it is the same sentence again. */
  const say = useCallback((sentence: string) => {
    clearTimeout(later.current)
    setSaid('')
    later.current = setTimeout(() => setSaid(sentence), whileClosing)
  }, [])
  return { said, say }
}

/** Asks the editor for something, and says `said` once it is done. @returns the answer then */
export type Run = (work: () => Promise<Answer>, said: string) => Promise<Answer | undefined>

type Done = {
  /** Whether the window stays open when it is done. */
  staysOpen?: boolean
  /** Where the window was opened, and what is next. */
  from?: Origin | undefined
}

/** What a window asks the editor for; where it is done, the window closes. */
export function useRun({ staysOpen = false, from }: Done) {
  const { close, openField, say } = useWindowActions()
  const [isBusy, setBusy] = useState(false)
  const [{ problems, left }, setAnswer] = useState<Answer>({ problems: [] })
  const [isKept, setKept] = useState(false)
  const run: Run = async (work, said) => {
    if (isBusy) return undefined
    setBusy(true)
    const answer = await ask(work)
    setBusy(false)
    setAnswer(answer)
    if (answer.problems.length > 0) return undefined
    if (!staysOpen) close()
    const { added } = answer
    if (added) openField(added.path, { copied: added.step })
    else if (from && 'path' in from) openField(from.path)
    say(said)
    return answer
  }
  const copied = from && 'copied' in from && !isKept ? from.copied : undefined
  /** Whatever closes the window of an entry that was copied takes that out again, but for *Save*. */
  const takeOut = async (id: string) => {
    await run(() => editor.undo(id), 'The new one was removed again.')
    // Where something was changed since, it stays, and the window can be closed.
    if (!isBusy) setKept(true)
  }
  const leave = copied === undefined ? undefined : () => takeOut(copied)
  return { run, isBusy, problems, left, setAnswer, leave }
}
