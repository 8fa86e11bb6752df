import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element has come into view; stays true once it has. Never while the page is only being prepared
 * for a guest who may not come: a prerendered page waits until it is shown.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || isSeen) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    const observe = () => observer.observe(target)
    if ('prerendering' in document && document.prerendering) {
      document.addEventListener('prerenderingchange', observe, { once: true })
    } else observe()
    return () => {
      document.removeEventListener('prerenderingchange', observe)
      observer.disconnect()
    }
  }, [element, isSeen])
  return isSeen
}
