import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True in the prerendered page and while it hydrates: for what only the visit knows, or only then is loaded. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
