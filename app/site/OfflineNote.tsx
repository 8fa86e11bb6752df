import { useEffect, useSyncExternalStore } from 'react'
import ui from '../../content/ui.yaml'
import { showToast } from '../ui/toast.ts'
import styles from './OfflineNote.module.css'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/**
 * A note that there is no signal, and a toast when it is back (V7). The element is always there, because screen readers
 * announce only changes inside a live region. No role `status`: in browse mode they would stop at the empty
 * element.
 */
export function OfflineNote() {
  // The prerendered page assumes a signal.
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => void document.documentElement.toggleAttribute('data-no-signal', !isOnline), [isOnline])

  useEffect(() => {
    const confirm = () => void showToast(ui.offline.back)
    addEventListener('online', confirm)
    return () => removeEventListener('online', confirm)
  }, [])

  return (
    <div aria-live="polite" className={styles.place}>
      {!isOnline && <p className={styles.note}>{ui.offline.note}</p>}
    </div>
  )
}
