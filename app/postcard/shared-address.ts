/**
 * Whether a fragment is a shared link: '#enquiry=1;…' or '#enquiry=2;…', also where an app has encoded it. The postcard
 * is open as long as the address has such a fragment.
 */
export const isSharedLink = (fragment: string): boolean => /^#enquiry(?:=|%3d)[12](?:;|%3b|$)/i.test(fragment)

/**
 * Puts the page without the fragment below the shared link in the history, so that Back closes the postcard. To be
 * called before the router starts: a reload has the state that the router has written, so it adds nothing.
 */
export function makeRoomForBack(): void {
  if (history.state !== null) return
  const { href, pathname, search } = location
  history.replaceState(null, '', pathname + search)
  history.pushState(null, '', href)
}
