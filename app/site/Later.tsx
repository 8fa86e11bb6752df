import { useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { whenNear } from './use-when-near.ts'

type Props = {
  /** Name of the place: the `data-place-for` of an empty element in a still part. */
  place: string
  load: () => Promise<ComponentType>
}

/**
 * Brings what needs the app into a place that a still part of the page keeps free for it, when the guest comes near.
 * Where it cannot be fetched the place closes.
 */
export function Later({ place, load }: Props) {
  const [arrived, setArrived] = useState<{ Part: ComponentType; at: Element }>()

  useEffect(() => {
    const at = document.querySelector<HTMLElement>(`[data-place-for="${place}"]`)
    if (!at) return
    return whenNear(at, () => {
      load().then((Part) => setArrived({ Part, at }), () => (at.hidden = true))
    })
  }, [place, load])

  return arrived && createPortal(<arrived.Part />, arrived.at)
}
