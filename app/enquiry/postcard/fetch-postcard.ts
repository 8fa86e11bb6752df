import { createChunk } from '../../browser/chunk.ts'
import { loadForm } from '../load-request.tsx'

/** The postcard, and what it uses of the forms, fetched in parallel. */
export const postcardChunk = createChunk(async () => {
  const [{ Postcard, ProposalSlip, preloadFront }, code] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { Postcard, ProposalSlip, preloadFront, code }
})

/** Begins before the app hydrates, so that the postcard and its picture are shown soon after. */
export function prefetchPostcard(): void {
  postcardChunk.load().then(
    ({ preloadFront, code }) => {
      const shared = code.parseShareLink(location.hash)
      if (shared) preloadFront(shared)
    },
    () => {},
  )
}
