import { useState } from 'react'
import { useRouteChange } from './use-route-change.ts'
import { useScrollPosition } from './use-scroll-position.ts'

/**
 * Reads out the title of each page that comes without a page load (V1). A live region without a role: as a status it
 * would be a line of its own for those who read the page, empty nearly always.
 */
export function RouteAnnouncer() {
  useScrollPosition()
  const [title, announce] = useState('')
  useRouteChange(announce)
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
