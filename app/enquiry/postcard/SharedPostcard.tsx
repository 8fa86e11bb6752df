import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCode } from '../../browser/chunk.ts'
import { postcardChunk } from './fetch-postcard.ts'
import { isSharedLink } from './shared-address.ts'

/** The postcard of a shared link. Only such a link fetches its code; if that fails, the page stays as it is.
 * Once it is closed, a slip stays in its place. */
export function SharedPostcard() {
  const { hash } = useLocation()
  const isShared = isSharedLink(hash)
  const loaded = useCode(postcardChunk)

  useEffect(() => {
    if (isShared) postcardChunk.prefetch()
  }, [isShared])

  const shared = isShared && loaded?.code.parseShareLink(hash)
  if (!loaded) return null
  return shared ? <loaded.Postcard key={hash} shared={shared} code={loaded.code} /> : <loaded.ProposalSlip />
}
