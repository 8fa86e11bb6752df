import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has come near the viewport; stays true afterwards. While the browser prerenders the page
 * (speculation rules), it waits until the page is shown.
 *
 * @param margin distance from the viewport that counts as near, as a CSS length; '0px' means visible
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
