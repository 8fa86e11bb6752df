import { useEffect, useEffectEvent } from 'react'

/**
 * Back may remove a history entry before React renders it: then what is rendered of the history never changes.
 *
 * @param isPending whether an entry is being made, or may be, of which nothing is rendered
 * @param goBack called where Back or Forward is pressed meanwhile
 */
export function useStepBack(isPending: boolean, goBack: () => void): void {
  const stepBack = useEffectEvent(goBack)
  useEffect(() => {
    if (!isPending) return
    const listen = () => stepBack()
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [isPending])
}
