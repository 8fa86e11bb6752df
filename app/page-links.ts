import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { openRequest } from './request/dialog/dialog-history.ts'
import { prefetchForm } from './request/form-chunk.ts'
import { loadPage } from './page-chunks.ts'
import { afterPaint, isPlainClick } from './browser/early-presses.ts'
import { isMotionWelcome } from './browser/hooks.ts'
import { parseRequest } from '../lib/paths.ts'
import { pages } from './routes.ts'

/**
 * Handles clicks for the whole page by one listener, so that links stay plain HTML. A link to a page of the site
 * navigates without a load, one to this page leads to its top; a booking link opens the booking dialog. Fragments of
 * this page and other addresses are left to the browser.
 */
export function usePageLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    const listening = new AbortController()

    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const pressed = event.target.closest<HTMLAnchorElement>('a[href]')
      if (!pressed || !isPlainClick(event)) return
      if (pressed.dataset.book !== undefined) {
        event.preventDefault()
        return afterPaint(() => openRequest(parseRequest(pressed.search), pressed))
      }
      const to = pressed.getAttribute('href') ?? ''
      if (!to.startsWith('/') || !pages.some(({ path }) => path === pressed.pathname)) return
      event.preventDefault()
      const isHere = pressed.pathname === location.pathname && !pressed.hash
      void navigate(to, { viewTransition: isMotionWelcome() && !isHere, replace: pressed.href === location.href })
      if (isHere) scrollTo({ top: 0, behavior: isMotionWelcome() ? 'smooth' : 'instant' })
    }
    document.addEventListener('click', handleClick, { signal: listening.signal })
    return () => listening.abort()
  }, [navigate])
}

function isSparing(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Prefetches the chunk of a link. Where that fails, the click tries again. */
function prefetch(link: HTMLAnchorElement): void {
  if (link.dataset.book !== undefined) prefetchForm()
  else if (link.origin === location.origin) {
    const page = pages.find(({ path }) => path === link.pathname)?.page
    if (page) loadPage(page).catch(() => {})
  }
}

/** Prefetches a link to which pointer or focus come, and all of a menu that opens; not what is merely in view. */
export function usePrefetch(): void {
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: string, linksOf: (target: Element) => Iterable<HTMLAnchorElement | null>) => {
      const act = ({ target }: Event) => {
        if (!(target instanceof Element) || isSparing()) return
        for (const link of linksOf(target)) if (link) prefetch(link)
      }
      // Captured, because `toggle` does not bubble.
      document.addEventListener(type, act, { signal: listening.signal, capture: true })
    }
    const linkAt = (target: Element) => [target.closest<HTMLAnchorElement>('a[href]')]
    listen('pointerover', linkAt) // also the first event of a touch
    listen('focusin', linkAt)
    listen('toggle', (target) =>
      target.matches('[open]') ? target.querySelectorAll<HTMLAnchorElement>('a[href]') : [],
    )
    return () => listening.abort()
  }, [])
}
