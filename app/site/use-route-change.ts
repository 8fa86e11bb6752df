import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
 * that a link asked for.
 *
 * @returns what a screen reader shall announce: the title of the page that has just come
 */
export function useRouteChange(): string {
  const location = useLocation()
  const action = useNavigationType()
  const shown = useRef(location)
  const [announcement, announce] = useState('')

  // Before a view transition takes its picture of the new page, or the page is painted.
  useLayoutEffect(() => {
    const target = fragmentTarget(location.hash)
    // Browsers open a disclosure for words that are searched in it, but not for its own fragment.
    if (target instanceof HTMLDetailsElement) target.open = true
    if (shown.current.pathname === location.pathname) return
    if (target) target.scrollIntoView()
    // The last page may have been left at its foot: from there the way up would show the footer, and then a blur.
    else scrollTo({ top: isMotionWelcome() ? Math.min(scrollY, innerHeight / 2) : 0, behavior: 'instant' })
  }, [location])

  useEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const target = fragmentTarget(location.hash)

    if (before.pathname !== location.pathname) {
      putOnLateFace().catch(() => {})
      announce(document.title)
      focusQuietly(target ? headingOf(target) : document.querySelector('h1'))
      // While a view transition takes its pictures no frame is drawn: begun now, the way up would go unseen.
      if (!target && isMotionWelcome()) requestAnimationFrame(() => scrollTo({ top: 0, behavior: 'smooth' }))
    } else if (target && action !== 'POP' && location.state === null) {
      target.scrollIntoView({ behavior: isMotionWelcome() ? 'smooth' : 'instant' })
      focusQuietly(headingOf(target))
    }
  }, [location, action])

  return announcement
}
