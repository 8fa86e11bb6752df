import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isMotionWelcome } from '../browser/hooks.ts'
import { entryKey, nameEntry } from '../browser/history-entries.ts'
import { offerWayBack } from './back-to-place.ts'
import { focusQuietly } from './focus-quietly.ts'
import { putOnLateFont } from './late-font.ts'
import { announce } from './LiveRegion.tsx'

/** Does for pages that come without a page load what browsers do for others (V1). */
export function ScrollAndFocus() {
  useScrollPosition()
  useRouteChange()
  return null
}

function fragmentTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // the fragment is badly encoded
  }
}

const headingOf = (target: HTMLElement) => target.querySelector<HTMLElement>('h1, h2, h3') ?? target

/**
 * Does on a client-side navigation what browsers do on a page load (V1): scrolls to the top or to the fragment, moves
 * the focus to the heading, and announces the title. This includes Back and Forward, and then a toast offers the place
 * where the guest left the page, if that is more than a screen away. If only the query, the fragment or the history
 * state has changed, it does nothing, except that it scrolls to the fragment of a pressed link.
 */
function useRouteChange(): void {
  const location = useLocation()
  const action = useNavigationType()
  const shown = useRef(location)
  const leftAt = useRef(0)

  // A layout effect runs before the page is painted, and before a view transition captures it.
  useLayoutEffect(() => {
    const target = fragmentTarget(location.hash)
    // Browsers do not open a disclosure whose id is the fragment.
    if (target instanceof HTMLDetailsElement) target.open = true
    if (shown.current.pathname === location.pathname) return
    leftAt.current = positions.get(entryKey()) ?? 0
    if (target) target.scrollIntoView()
    // The last page may have been scrolled far down: a smooth scroll from there would be long, and show the footer.
    else scrollTo({ top: isMotionWelcome() ? Math.min(scrollY, innerHeight / 2) : 0, behavior: 'instant' })
  }, [location])

  useEffect(() => void putOnLateFont(false).catch(() => {}), [])

  useEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const target = fragmentTarget(location.hash)

    if (before.pathname !== location.pathname) {
      putOnLateFont(true).catch(() => {})
      announce(document.title)
      focusQuietly(target ? headingOf(target) : document.querySelector('h1'))
      // While a view transition captures the page, no frame is painted: a smooth scroll would not be visible yet.
      if (!target && isMotionWelcome()) requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'smooth' }))
      const top = leftAt.current
      if (action === 'POP' && top - (target ? scrollY : 0) > innerHeight) offerWayBack(top)
    } else if (target && action !== 'POP' && location.state === null) {
      target.scrollIntoView({ behavior: isMotionWelcome() ? 'smooth' : 'instant' })
      focusQuietly(headingOf(target))
    }
  }, [location, action])
}

/** Where the guest was last, in pixels from the top, by the key of the entry of the history. */
const positions = new Map<string, number>()

/** Back and Forward lead to where the guest was (V1). The browser's own restoration would fight the smooth scroll. */
function useScrollPosition(): void {
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
      nameEntry()
      const top = positions.get(entryKey())
      if (location.pathname === pathname && top !== undefined) scrollTo({ top, behavior: 'instant' })
    }
    const remember = () => {
      // Until the page of an entry is there, the one before is scrolled.
      if (location.pathname === pathname) positions.set(entryKey(), scrollY)
    }
    remember() // where nothing is scrolled, no event tells
    addEventListener('scroll', remember, { passive: true, signal })
    addEventListener('popstate', restore, { capture: true, signal })
    return () => listening.abort()
  }, [pathname])
}
