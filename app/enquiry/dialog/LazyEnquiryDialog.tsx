import { useEffect, useState, type ComponentType } from 'react'
import { followOpener, useOpening } from './open-enquiry.ts'

/**
 * The dialog of the booking request. Nothing of it is seen before a press, so its code and its styles are fetched once
 * the app has hydrated, and not with the page. Not by `lazy`, which never tries again: here a press does, and where
 * that fails as well, the pressed link is followed.
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
