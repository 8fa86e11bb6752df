import { useEffect, useState, type RefObject } from 'react'

/**
 * The `id` of the entry that is in view in a row that scrolls sideways; undefined where the row does not scroll. The
 * entries are the row's children.
 */
export function useInView(row: RefObject<HTMLElement | null>): string | undefined {
  const [id, setId] = useState<string>()
  useEffect(() => {
    const root = row.current
    if (!root) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isScroller = root.scrollWidth > root.clientWidth
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (!isScroller) setId(undefined)
        else if (entered) setId(entered.target.id)
      },
      { root, threshold: 0.6 },
    )
    for (const entry of root.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [row])
  return id
}
