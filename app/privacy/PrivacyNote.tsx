import { lazy, useRef } from 'react'
import ui from '../../content/ui.yaml'
import { useNear } from '../browser/hooks.ts'
import { Optional } from '../ui/Optional.tsx'

const PrivacyDetails = lazy(() => import('./PrivacyDetails.tsx'))

/** A disclosure in the footer. Only the sentence about cookies is prerendered: the rest describes what scripts do. */
export function PrivacyNote() {
  const content = useRef<HTMLParagraphElement>(null)
  // `useNear` is false while the disclosure is closed.
  const isOpened = useNear(content)
  return (
    <details>
      <summary>{ui.privacy.label}</summary>
      <p ref={content}>{ui.privacy.cookies}</p>
      <Optional when={isOpened}>
        <PrivacyDetails />
      </Optional>
    </details>
  )
}
