import { useEffect, useState, type RefObject } from 'react'

/** How far off the screen an element may be when what belongs to it is fetched. */
const rootMargin = '600px'

/** Calls back once, when an element is near the screen. @returns what stops the watch */
export function whenNear(element: Element, callBack: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      callBack()
    },
    { rootMargin },
  )
  near.observe(element)
  return () => near.disconnect()
}

/** What is fetched when an element comes near; undefined before, and where it cannot be fetched. */
export function useWhenNear<Code>(element: RefObject<Element | null>, load: () => Promise<Code>): Code | undefined {
  const [loaded, setLoaded] = useState<{ code: Code }>()
  useEffect(() => {
    if (!element.current) return
    return whenNear(element.current, () => {
      load().then((code) => setLoaded({ code }), () => {})
    })
  }, [element, load])
  return loaded?.code
}
