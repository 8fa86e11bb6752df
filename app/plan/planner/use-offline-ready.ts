import { useEffect, useState } from 'react'

/** Whether the site is stored on this device. A service worker becomes active only when it has stored everything. */
export function useOfflineReady(): boolean {
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    let isHere = true
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    void workers?.ready.then(() => isHere && setStored(true))
    return () => {
      isHere = false
    }
  }, [])
  return isStored
}
