import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { loadPage } from './page-chunks.ts'
import { pages } from './routes.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is fetched ahead for a guest who saves data, or whose connection would be held up by it. */
function isWelcome({ connection }: { connection?: Connection }): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200)

/**
 * Fetches the code of the pages that links on the screen lead to, so that a click shows the next page without
 * any network. A page that cannot be fetched now is asked for again by the click.
 */
export function usePrefetch(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    if (!isWelcome(navigator as { connection?: Connection })) return
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const { pathname: to } = target as HTMLAnchorElement
        const page = pages.find(({ path }) => path === to && path !== pathname)?.page
        if (page) whenIdle(() => loadPage(page).catch(() => {}))
      }
    })
    whenIdle(() => {
      for (const link of document.querySelectorAll('a[href^="/"]')) seen.observe(link)
    })
    return () => seen.disconnect()
  }, [pathname])
}
