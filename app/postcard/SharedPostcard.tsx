import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createChunk, useCode } from '../browser/chunk.ts'
import { loadedForm, loadForm } from '../request/load-request.tsx'
import { isSharedLink } from './shared-address.ts'

const chunk = createChunk(async () => {
  const [{ Postcard, preloadFront, ProposalSlip }] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { Postcard, preloadFront, ProposalSlip }
})

/** Begins before the app hydrates, so that the postcard and its picture are shown soon after. */
export function prefetchPostcard(): void {
  chunk.whenLoaded(({ preloadFront }) => preloadFront(location.hash))
}

/**
 * The postcard of a shared link. Only such a link fetches its code; if that fails, the page stays as it is. Once it is
 * closed, a slip stays in its place.
 */
export function SharedPostcard() {
  const { hash } = useLocation()
  const isShared = isSharedLink(hash)
  const code = useCode(chunk)

  useEffect(() => {
    if (isShared) chunk.prefetch()
  }, [isShared])

  if (!code) return null
  const shared = isShared && loadedForm().parseShareLink(hash)
  return shared ? <code.Postcard key={hash} shared={shared} /> : <code.ProposalSlip />
}
