import { useEffect, useState } from 'react'
import ui from '../../content/ui.yaml'
import { showToast } from '../ui/toast.ts'
import styles from './OfflineNote.module.css'

/**
 * A note that there is no signal, and a toast when it is back (V7). The element is always there, because screen readers
 * announce only changes inside a live region. No role `status`: in browse mode they would stop at the empty
 * element.
 */
export function OfflineNote() {
  // The prerendered page assumes a signal.
  const [isOnline, setOnline] = useState(true)

  useEffect(() => {
    const listening = new AbortController()
    const update = (event?: Event) => {
      setOnline(navigator.onLine)
      document.documentElement.toggleAttribute('data-no-signal', !navigator.onLine)
      if (event?.type === 'online') void showToast(ui.offline.back)
    }
    update()
    for (const type of ['online', 'offline']) addEventListener(type, update, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  return (
    <div aria-live="polite" className={`no-print ${styles.place}`}>
      {!isOnline && <p className={styles.note}>{ui.offline.note}</p>}
    </div>
  )
}
