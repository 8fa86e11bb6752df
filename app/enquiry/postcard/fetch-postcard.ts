import { loadForm } from '../load-request.tsx'

/** Fetches the postcard, and what it uses of the forms, in parallel. @throws without signal */
export async function fetchPostcard() {
  const [{ Postcard, preloadFront }, code] = await Promise.all([import('./Postcard.tsx'), loadForm()])
  return { Postcard, preloadFront, code }
}

/** Begins before the app hydrates, so that the postcard and its picture are shown soon after. */
export function prefetchPostcard(): void {
  fetchPostcard().then(
    ({ preloadFront, code }) => {
      const shared = code.sharedOfFragment(location.hash)
      if (shared) preloadFront(shared)
    },
    () => {},
  )
}
