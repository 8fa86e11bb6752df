import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadForm } from '../form/load-form.tsx'
import { isSharedLink } from './shared-address.ts'

/** Fetches the postcard, and what it uses of the forms, in parallel. @throws without signal */
async function fetchPostcard() {
  const [{ Postcard, preloadFront }, code] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { Postcard, preloadFront, code }
}

/** Begins before the app hydrates, so that the postcard and its picture are shown soon after. */
export function prefetchPostcard(): void {
  fetchPostcard().then(({ preloadFront, code }) => {
    const shared = code.sharedOfFragment(location.hash)
    if (shared) preloadFront(shared)
  }, () => {})
}

/** The postcard of a shared link. Only such a link fetches its code; if that fails, the page stays as it is. */
export function SharedPostcard() {
  const { hash } = useLocation()
  const isShared = isSharedLink(hash)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof fetchPostcard>>>()

  useEffect(() => {
    if (isShared && !loaded) fetchPostcard().then(setLoaded, () => {})
  }, [isShared, loaded])

  const shared = isShared && loaded?.code.sharedOfFragment(hash)
  return loaded && shared && <loaded.Postcard key={hash} shared={shared} code={loaded.code} />
}
