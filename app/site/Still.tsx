import { useEffect, useRef, useState, type ComponentType } from 'react'

type Parts = Record<string, ComponentType>

let parts: Parts = {}
let fetchParts = (): Promise<void> => Promise.resolve()

/** Makes still parts known by their names, once their code is there. */
export function addStillParts(more: Parts): void {
  parts = { ...parts, ...more }
}

/** Tells how the still parts of the page on the screen are fetched, should it have to be drawn again. */
export function onStillPartsMissing(fetch: () => Promise<void>): void {
  fetchParts = fetch
}

/**
 * A part of the page that only stands there: words, pictures, links. On the page that the guest arrives at it is left
 * as it was built, and its code, which is most of a page's, is never fetched; on every other it is drawn like the
 * rest. What is pressed in it is answered by `useAnswers`.
 *
 * React leaves the content of an element alone whose only child is a text, and is told here not to compare that text.
 * Should it have thrown the built page away, because somebody else has changed it meanwhile, the parts are fetched.
 *
 * @param part name of an export of a `*Still.tsx` module
 */
export function Still({ part }: { part: string }) {
  // A component as a state has to be wrapped: React would call it.
  const [{ Part }, setDrawn] = useState(() => ({ Part: parts[part] }))
  const element = useRef<HTMLDivElement>(null)
  if (!Part && import.meta.env.SSR) throw new Error(`No *Still.tsx module exports ${part}.`)

  useEffect(() => {
    if (Part || element.current?.firstElementChild) return
    fetchParts().then(() => setDrawn({ Part: parts[part] }), console.warn)
  }, [Part, part])

  return (
    <div ref={element} data-still suppressHydrationWarning>
      {Part ? <Part /> : ''}
    </div>
  )
}
