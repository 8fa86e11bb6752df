/** Shows on the page what is tried in the window of a picture, until it is saved or the window closes. */
import { useEffect, type RefObject } from 'react'
import type { Point } from './FocalPoint.tsx'
import { quietly } from './marked-texts.ts'

/** Crops these pictures around a point. */
export function useShownCrop(images: readonly HTMLImageElement[], point: Point): void {
  useEffect(() => {
    quietly(() => {
      for (const each of images) each.style.objectPosition = `${point.x}% ${point.y}%`
    })
    return () =>
      quietly(() => {
        for (const each of images) each.style.removeProperty('object-position')
      })
  }, [images, point])
}

/** Shows a photograph in place of these pictures. @param isSaved whether it stays when the window closes */
export function useShownPhotograph(
  images: readonly HTMLImageElement[],
  photograph: string | undefined,
  isSaved: RefObject<boolean>,
): void {
  useEffect(() => {
    if (photograph === undefined) return undefined
    const sources = images.flatMap((each) => [each, ...(each.closest('picture')?.querySelectorAll('source') ?? [])])
    const before = sources.map((each) => each.getAttribute('srcset'))
    quietly(() => sources.forEach((each) => each.setAttribute('srcset', photograph)))
    return () => {
      // What the window did last counts, not what it was when the photograph was chosen.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      if (isSaved.current) return
      quietly(() =>
        sources.forEach((each, index) => {
          const addresses = before[index]
          if (typeof addresses === 'string') each.setAttribute('srcset', addresses)
          else each.removeAttribute('srcset')
        }),
      )
    }
  }, [images, photograph, isSaved])
}
