/** Shows on the page what is tried in the window of a picture, until it is saved or the window closes. */
import { useEffect, type RefObject } from 'react'
import type { Choice } from '../picture-key.ts'
import { quietly } from './marked-texts.ts'

/** Crops these pictures around a point. */
export function useShownCrop(images: readonly HTMLImageElement[], point: Choice['focus']): void {
  useEffect(() => {
    const put = (position: string) => quietly(() => images.forEach(({ style }) => (style.objectPosition = position)))
    put(`${point.x}% ${point.y}%`)
    return () => put('')
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
    const before = sources.map(({ srcset }) => srcset)
    quietly(() => sources.forEach((each) => (each.srcset = photograph)))
    return () => {
      // What the window did last counts, not what it was when the photograph was chosen.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      if (!isSaved.current) quietly(() => sources.forEach((each, index) => (each.srcset = before[index]!)))
    }
  }, [images, photograph, isSaved])
}
