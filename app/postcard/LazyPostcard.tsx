import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isSharedLink } from '../../lib/paths.ts'
import { createChunk, lateComponent } from '../browser/chunk.ts'
import { loadForm } from '../request/form-chunk.ts'

const chunk = createChunk(async () => {
  const [{ preloadFront, Shared }] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { preloadFront, Shared }
})
const Shared = lateComponent(chunk, (code) => code.Shared)

/**
 * Before the router starts: fetches the postcard, so that it and its picture are shown soon after, and puts the page
 * without the fragment below the shared link in the history, so that Back closes the postcard. A reload has the state
 * that the router has written, so it adds nothing.
 */
export function prepareSharedPostcard(): void {
  chunk.whenLoaded(({ preloadFront }) => preloadFront(location.hash))
  if (history.state !== null) return
  const { href, pathname, search } = location
  history.replaceState(null, '', pathname + search)
  history.pushState(null, '', href)
}

/**
 * The postcard of a shared link. Only such a link fetches its code; if that fails, the page stays as it is.
 */
export function LazyPostcard() {
  const { hash } = useLocation()
  const isShared = isSharedLink(hash)

  useEffect(() => {
    if (isShared) chunk.prefetch()
  }, [isShared])

  return <Shared hash={hash} />
}
