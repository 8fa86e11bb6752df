import { useState, useSyncExternalStore } from 'react'
import { postalAddress } from '../../resort/links.ts'

const embedded = `https://www.google.com/maps?${new URLSearchParams({ q: postalAddress, output: 'embed' })}`

const never = () => () => {}

/** Whether this stands in the page as it was built; false where the app has drawn the page itself. */
function useWasBuilt(): boolean {
  const isBuilt = useSyncExternalStore(never, () => false, () => true)
  return useState(isBuilt)[0]
}

/**
 * Google's map of our address, by its text (L2). `loading="lazy"` in a closed disclosure is not enough to keep it
 * from being fetched unasked: where scripting is off browsers ignore it, as it would tell how far a guest has
 * scrolled (https://html.spec.whatwg.org/#will-lazy-load-element-steps), and printing fetches all that is lazy.
 * So the built page's frame holds an empty `srcdoc`, which goes before `src`, and another frame takes its place
 * when the guest asks. Another, because a sandbox counts only for what is loaded after it was set, and because
 * our content security policy lets no script write `srcdoc`.
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
