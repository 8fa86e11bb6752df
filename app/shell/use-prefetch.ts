import { useEffect } from 'react'
import { prefetchForm } from '../enquiry/load-request.tsx'
import { loadPage } from '../page-chunks.ts'
import { pages } from '../routes.ts'

/** Whether the guest saves data, or has a slow connection; only some browsers tell. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
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

/**
 * Prefetches on intent: the target of a link when the pointer or the focus comes to it, and the links of a menu when it
 * opens. Not links that are merely in view.
 */
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
