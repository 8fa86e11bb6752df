import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchPostcard } from './fetch-postcard.ts'
import { isSharedLink } from './shared-address.ts'

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
