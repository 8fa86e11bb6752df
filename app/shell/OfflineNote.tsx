import { useEffect, useRef, useState } from 'react'
import ui from '../../content/ui.yaml'
import { isStored } from '../service-worker/is-stored.ts'
import { keepInSight } from '../ui/modal.ts'
import { showToast } from './show-toast.ts'
import styles from './OfflineNote.module.css'

/**
 * A note that there is no signal, and a toast when it is back (V7). The element is always there: screen readers
 * announce changes inside a live region alone. No role `status`: in browse mode they would stop at the empty element.
 */
export function OfflineNote() {
  // The prerendered page assumes a signal.
  const [words, setWords] = useState('')
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const listening = new AbortController()
    const update = (event?: Event) => {
      const { saved, notSaved, back } = ui.offline
      setWords(navigator.onLine ? '' : isStored() ? saved : notSaved)
      document.documentElement.toggleAttribute('data-no-signal', !navigator.onLine)
      if (event?.type === 'online') void showToast(back)
    }
    update()
    keepInSight(note.current!)
    for (const type of ['online', 'offline']) addEventListener(type, update, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <div className={styles.home}>
      <div ref={note} aria-live="polite" className={`no-print ${styles.place}`}>
        {words && <p className={styles.note}>{words}</p>}
      </div>
    </div>
  )
}
