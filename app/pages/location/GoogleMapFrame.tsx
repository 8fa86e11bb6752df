import { useState, useSyncExternalStore } from 'react'
import { directionsPoint } from '../../resort/links.ts'

const embedded = `https://www.google.com/maps?${new URLSearchParams({ q: directionsPoint, output: 'embed' })}`

const never = () => () => {}

/** Whether this component was prerendered; false if the page was rendered in the browser. */
function useWasBuilt(): boolean {
  const isBuilt = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isBuilt)[0]
}

/**
 * Google's map of our address, found by its text (L2). It must not be fetched before the guest asks for it, and
 * `loading="lazy"` in a closed disclosure is not enough: browsers ignore it without scripting
 * (https://html.spec.whatwg.org/#will-lazy-load-element-steps), and printing fetches lazy frames. So the prerendered
 * frame has an empty `srcdoc`, which wins over `src`, and a new frame replaces it when the guest asks. The first frame
 * cannot be reused: a changed sandbox applies only to the next load, and trusted types forbid scripts to set `srcdoc`.
 */
export function GoogleMapFrame({ title, isAskedFor }: { title: string; isAskedFor: boolean }) {
  const wasBuilt = useWasBuilt()
  if (isAskedFor) {
    return (
      <iframe
        key="live"
        title={title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        src={embedded}
      />
    )
  }
  return wasBuilt && <iframe key="built" title={title} loading="lazy" sandbox="" srcDoc="" src={embedded} />
}
