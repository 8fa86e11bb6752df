import { lazy, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Optional } from '../../ui/Optional.tsx'
import { galleryOf, loadGallery } from './open-gallery.ts'

const StayGallery = lazy(loadGallery)

const noSubscription = () => () => {}

/** The gallery, shown while the history entry says that it is open, also after a reload. */
export function AccommodationsGallery() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // The prerendered page has no history entry, and hydration must render the same.
  const entry = useSyncExternalStore(
    noSubscription,
    () => state as unknown,
    () => null,
  )
  const opened = galleryOf(entry)
  return (
    opened && (
      <Optional>
        <StayGallery key={opened.stay} {...opened} onClose={() => void navigate(-1)} />
      </Optional>
    )
  )
}
