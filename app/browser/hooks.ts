import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useLocation } from 'react-router'

const never = () => () => {}

/** What only the visit knows; `prerendered` in the prerendered page and while it hydrates. */
const useOfVisit = <Value>(value: Value, prerendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  )

/** True in the prerendered page and while it hydrates: for what only the visit knows, or only then is loaded. */
export const useIsPrerendered = (): boolean => useOfVisit(false, true)

/** The fragment of the address, with '#'; '' in the prerendered page and while it hydrates. */
export const useFragment = (): string => useOfVisit(useLocation().hash, '')

const everyHalfMinute = 30_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, everyHalfMinute)
  return () => clearInterval(timer)
}

const currentHalfMinute = () => Math.floor(Date.now() / everyHalfMinute) * everyHalfMinute

/** Updated every half minute; undefined while the page hydrates: the time of the build is not that of the visit. */
export function useNow(): Date | undefined {
  const now = useSyncExternalStore(subscribe, currentHalfMinute, () => 0)
  return now === 0 ? undefined : new Date(now)
}

/**
 * Whether an element has come within `margin` of the viewport ('0px' means visible); stays true afterwards. While the
 * browser prerenders the page (speculation rules), it waits until the page is shown.
 */
export function useNear(element: RefObject<Element | null>, margin = '600px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    const observe = () => observer.observe(target)
    if ('prerendering' in document && document.prerendering) {
      document.addEventListener('prerenderingchange', observe, { once: true })
    } else observe()
    return () => {
      document.removeEventListener('prerenderingchange', observe)
      observer.disconnect()
    }
  }, [element, isNear, margin])
  return isNear
}

/** Whether the guest's system has nothing against motion. Only in a browser. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches

/** As the ref of what is to be seen once it is there. */
export const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })
