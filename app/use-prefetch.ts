import { useEffect } from 'react'
import { prefetchForm } from './enquiry/form/load-form.tsx'
import { loadPage } from './page-chunks.ts'
import { pages } from './routes.ts'

/** Whether a guest saves data, or has a connection that a prefetch would hold up; only some browsers tell. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Fetches what a link leads to, once. What cannot be fetched now is asked for again by the click. */
function prefetch(link: HTMLAnchorElement): void {
  if (link.dataset.book !== undefined) prefetchForm()
  else if (link.origin === location.origin) {
    const page = pages.find(({ path }) => path === link.pathname)?.page
    if (page) loadPage(page).catch(() => {})
  }
}

/**
 * Prefetches on intent: what a link leads to when a pointer or the focus comes to it, and what is in a menu when it
 * opens. That a link is in view says nothing.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: string, linksOf: (target: Element) => Iterable<HTMLAnchorElement | null>) => {
      const act = ({ target }: Event) => {
        if (!(target instanceof Element) || isSparing()) return
        for (const link of linksOf(target)) if (link) prefetch(link)
      }
      // A toggle does not bubble.
      document.addEventListener(type, act, { signal: listening.signal, capture: true })
    }
    const linkAt = (target: Element) => [target.closest<HTMLAnchorElement>('a[href]')]
    listen('pointerover', linkAt) // the first event of a finger, too
    listen('focusin', linkAt)
    listen('toggle', (target) => (target.matches('[open]') ? target.querySelectorAll<HTMLAnchorElement>('a[href]') : []))
    return () => listening.abort()
  }, [])
}
