import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isSharedLink } from '../../lib/paths.ts'
import { createChunk, lateComponent } from '../browser/chunk.ts'
import { putBelow } from '../browser/history-entries.ts'
import { loadForm } from '../request/form-chunk.ts'

const chunk = createChunk(async () => {
  const [{ preloadFront, SharedPostcard }] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { preloadFront, SharedPostcard }
})
const SharedPostcard = lateComponent(chunk, (code) => code.SharedPostcard)

/** Before the router starts: fetches the postcard, and puts the page below it in the history: Back closes it. */
export function prepareSharedPostcard(): void {
  chunk.whenLoaded(({ preloadFront }) => preloadFront(location.hash))
  putBelow(location.pathname + location.search)
}

/** The postcard of a shared link. Only such a link fetches its code; if that fails, the page stays as it is. */
export function LazyPostcard() {
  const { hash } = useLocation()
  const isShared = isSharedLink(hash)

  useEffect(() => {
    if (isShared) chunk.prefetch()
  }, [isShared])

  return <SharedPostcard hash={hash} />
}
