import { useEffect, useState, type RefObject } from 'react'

/**
 * The `id`s of the entries that are in view in a row that scrolls sideways, in their order; undefined where the row
 * does not scroll. The entries are the row's children.
 */
export function useRowInView(row: RefObject<HTMLElement | null>): string[] | undefined {
  const [ids, setIds] = useState<string[]>()
  useEffect(() => {
    const root = row.current
    if (!root) return undefined
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        const isScroller = root.scrollWidth > root.clientWidth
        setIds(isScroller ? [...root.children].filter((entry) => inView.has(entry)).map(({ id }) => id) : undefined)
      },
      { root, threshold: 0.6 },
    )
    for (const entry of root.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [row])
  return ids
}
