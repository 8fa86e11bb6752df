import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createChunk, useCode } from '../browser/chunk.ts'
import { loadForm } from '../request/load-request.tsx'
import { isSharedLink } from './shared-address.ts'

const chunk = createChunk(async () => {
  const [{ preloadFront, Shared }] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { preloadFront, Shared }
})

/** Begins before the app hydrates, so that the postcard and its picture are shown soon after. */
export function prefetchPostcard(): void {
  chunk.whenLoaded(({ preloadFront }) => preloadFront(location.hash))
}

/**
 * The postcard of a shared link. Only such a link fetches its code; if that fails, the page stays as it is.
 */
export function SharedPostcard() {
  const { hash } = useLocation()
  const isShared = isSharedLink(hash)
  const code = useCode(chunk)

  useEffect(() => {
    if (isShared) chunk.prefetch()
  }, [isShared])

  return code && <code.Shared hash={hash} />
}
