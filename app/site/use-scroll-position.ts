import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where the guest was last, in pixels from the top, by the key of the entry of the history. */
const positions = new Map<string, number>()

/** The router gives a key to every entry that it makes, and takes one without for `default`. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default'

const remember = () => positions.set(entryKey(), scrollY)

/**
 * Back and Forward within a page lead to where the guest was (V1). Sets
 * `history.scrollRestoration` to 'manual': the browser would fight the smooth scroll to the top of another page.
 */
export function useScrollPosition(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const take = () => (history.scrollRestoration = 'manual')
    const leave = () => (history.scrollRestoration = 'auto')
    take()
    addEventListener('pagehide', leave, { signal })
    // The page was kept alive, and is there again. WebKit scrolls it after this event, if that is left to the browser.
    addEventListener('pageshow', () => requestAnimationFrame(take), { signal })
    return () => {
      leave()
      listening.abort()
    }
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const restore = () => {
      // A step to a fragment is the browser's own. Named before the router sees it, it is an entry like any other.
      if (history.state === null) history.replaceState({ key: `fragment-${Date.now()}` }, '')
      const top = positions.get(entryKey())
      if (location.pathname === pathname && top !== undefined) scrollTo({ top, behavior: 'instant' })
    }
    remember() // where nothing is scrolled, no event tells
    addEventListener('scroll', remember, { passive: true, signal })
    addEventListener('popstate', restore, { capture: true, signal })
    return () => listening.abort()
  }, [pathname])
}
