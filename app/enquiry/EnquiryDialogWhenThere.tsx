import { useEffect, useState, type ComponentType } from 'react'
import { followOpener, useOpening } from './open-enquiry.ts'

/**
 * The dialog of the booking request. Nothing of it is seen before the app is there, so its code and its styles come
 * after the app, at once, and not with the page. Where they cannot be fetched they are asked for again by a press.
 */
export function EnquiryDialogWhenThere() {
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
