import { lazy, useEffect, useState } from 'react'
import { Optional } from '../ui/Optional.tsx'

const Tooltips = lazy(() => import('../ui/Tooltips.tsx'))

/** Fetches the tooltips when the pointer or the focus first comes to a button that has one. */
export function LazyTooltips() {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted) return
    const listening = new AbortController()
    const reach = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      if (event.target instanceof Element && event.target.closest('[data-tooltip]')) setWanted(true)
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, listening)
    return () => listening.abort()
  }, [isWanted])

  return (
    <Optional when={isWanted}>
      <Tooltips />
    </Optional>
  )
}
