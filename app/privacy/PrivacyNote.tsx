import { lazy, useRef } from 'react'
import ui from '../../content/ui.yaml'
import { useNear } from '../lib/use-near.ts'
import { Optional } from '../ui/Optional.tsx'
import styles from './PrivacyNote.module.css'

const PrivacyDetails = lazy(() => import('./PrivacyDetails.tsx'))

/**
 * What the site keeps and whom it asks, in a disclosure of the footer. That no cookies are set stands in the page; the
 * rest is about what only scripts do, and is fetched when the disclosure is opened.
 */
export function PrivacyNote() {
  const content = useRef<HTMLParagraphElement>(null)
  // What is in a closed disclosure is never near.
  const isOpened = useNear(content)
  return (
    <details className={styles.note}>
      <summary>{ui.privacy.label}</summary>
      <p ref={content}>{ui.privacy.cookies}</p>
      <Optional when={isOpened}>
        <PrivacyDetails />
      </Optional>
    </details>
  )
}
