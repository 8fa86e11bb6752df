import { useEffect, useState } from 'react'
import type { Tooltips } from '../ui/Tooltips.tsx'

/** Fetches the tooltips when a pointer or the focus first comes to a button that has one. */
export function TooltipsWhenWanted() {
  const [loaded, setLoaded] = useState<{ Tooltips: typeof Tooltips }>()

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const load = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      listening.abort()
      // Without them every button still has its name.
      import('../ui/Tooltips.tsx').then(setLoaded, () => {})
    }
    document.addEventListener('pointerover', load, { signal })
    document.addEventListener('focusin', load, { signal })
    return () => listening.abort()
  }, [])

  return loaded && <loaded.Tooltips />
}
