import { useEffect, useState, type ComponentType } from 'react'
import { followOpener, useOpening } from './open-enquiry.ts'

/**
 * The dialog of the booking request. It is hidden until a button is pressed, so its code and styles are fetched after
 * the app has hydrated. `lazy` is not used because it never retries: here a press retries, and if that fails too, the
 * browser follows the pressed link.
 */
export function LazyEnquiryDialog() {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType }>()
  const isAsked = useOpening() !== 'none'

  useEffect(() => {
    if (loaded) return
    import('./EnquiryDialog.tsx').then(
      ({ EnquiryDialog: Dialog }) => setLoaded({ Dialog }),
      () => isAsked && followOpener(),
    )
  }, [loaded, isAsked])

  return loaded && <loaded.Dialog />
}
