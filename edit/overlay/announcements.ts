/** What is said to those who listen. */
import { createContext, useCallback, useRef, useState } from 'react'

/** What was said last, for the window that is open: all beside a modal window is inert. */
export const News = createContext('')

/** In milliseconds: while a modal window closes, what is set elsewhere is not heard. */
const whileClosing = 150

export function useSaid(): { said: string; say: (sentence: string) => void; hide: () => void } {
  const [said, setSaid] = useState('')
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = useCallback(() => {
    clearTimeout(later.current)
    setSaid('')
  }, [])
  /** Heard once the window has closed, and also where it is the same sentence again. */
  const say = useCallback(
    (sentence: string) => {
      hide()
      later.current = setTimeout(() => setSaid(sentence), whileClosing)
    },
    [hide],
  )
  return { said, say, hide }
}
