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
 * Says that there is no signal, as long as there is none, and confirms when it is back (V7). The element is always
 * there: screen readers announce only what changes inside of it. As a status it would be an empty line of its own.
 */
export function OfflineNote() {
  // The prerendered page cannot know, and does not frighten anybody.
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true)

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
