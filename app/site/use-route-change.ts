import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const isMotionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches

/** The element that the address names, if any. */
function fragmentTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null // a fragment that is no valid encoding names nothing
  }
}

const headingOf = (target: HTMLElement) => target.querySelector<HTMLElement>('h1, h2, h3') ?? target

function focusQuietly(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * A page keeps the face that its text was first drawn in (`font-display: optional`), so that nothing moves while it is
 * read. The real one, if it came too late for that, is put on with the next page.
 */
async function putOnLateFace(): Promise<void> {
  await document.fonts.load('1em "Hanken late"')
  document.documentElement.dataset.lateFace = ''
}

/**
 * Gives back what a page load does and a change in place loses (V1): the new page is seen from its top, its
 * heading has the focus, and its title is read out. Back and Forward count as well. A fragment is scrolled to
 * instead. A change of query, fragment or history state alone is no new page: nothing moves but to a fragment
 * that a link asked for, and back to where the guest was.
 *
 * @returns what a screen reader shall announce: the title of the page that has just come
 */
export function useRouteChange(): string {
  const location = useLocation()
  const action = useNavigationType()
  const shown = useRef(location)
  const positions = useRef(new Map<string, number>())
  const [announcement, announce] = useState('')

  // The browser would put a page back to where it was left, against the smooth way to the top.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const take = () => (history.scrollRestoration = 'manual')
    const leave = () => (history.scrollRestoration = 'auto')
    take()
    addEventListener('pagehide', leave, { signal })
    addEventListener('pageshow', take, { signal }) // the page was kept alive, and is there again
    addEventListener('scroll', () => positions.current.set(shown.current.key, scrollY), { passive: true, signal })
    return () => {
      leave()
      leaving.abort()
    }
  }, [])

  // Browsers open a disclosure for words that are searched in it, but not for its own fragment.
  useEffect(() => {
    const target = fragmentTarget(location.hash)
    if (target instanceof HTMLDetailsElement) target.open = true
  }, [location])

  useEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const target = fragmentTarget(location.hash)

    if (before.pathname !== location.pathname) {
      putOnLateFace().catch(() => {})
      announce(document.title)
      if (target) {
        focusQuietly(headingOf(target))
        target.scrollIntoView()
      } else {
        focusQuietly(document.querySelector('h1'))
        if (!isMotionWelcome()) scrollTo({ top: 0, behavior: 'instant' })
        // While a view transition takes its pictures no frame is drawn: begun now, the way up would go unseen.
        else requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'smooth' }))
      }
    } else if (action === 'POP') {
      // The browser made the step to a fragment itself where the entry is not the router's (its state is empty).
      const position = history.state === null ? undefined : positions.current.get(location.key)
      if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
    } else if (target && location.state === null) {
      target.scrollIntoView({ behavior: isMotionWelcome() ? 'smooth' : 'instant' })
      focusQuietly(headingOf(target))
    }
  }, [location, action])

  return announcement
}
