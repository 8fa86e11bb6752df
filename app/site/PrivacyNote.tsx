import { useEffect, useRef, useState } from 'react'
import ui from '../../content/ui.yaml'
import styles from './PrivacyNote.module.css'

type Details = typeof import('./PrivacyDetails.tsx').PrivacyDetails

/**
 * What the site keeps and whom it asks, in a disclosure of the footer. That no cookies are set stands in the page; the
 * rest is of what scripts alone do, and comes when it is opened.
 */
export function PrivacyNote() {
  const [loaded, setLoaded] = useState<{ Details: Details } | null>(null)
  const ref = useRef<HTMLDetailsElement>(null)

  function load() {
    if (!ref.current?.open) return
    import('./PrivacyDetails.tsx').then(({ PrivacyDetails: Details }) => setLoaded({ Details }), () => {})
  }
  // It may have been opened before React came.
  useEffect(load, [])

  return (
    <details ref={ref} className={styles.note} onToggle={load}>
      <summary>{ui.privacy.label}</summary>
      <p>{ui.privacy.cookies}</p>
      {loaded && <loaded.Details />}
    </details>
  )
}
