import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Accommodations } from '../../../content/schema.ts'
import { galleryOf, loadGallery } from './open-gallery.ts'
import type { StayGallery } from './StayGallery.tsx'

const noSubscription = () => () => {}

/** The gallery while the history entry says that it is open: after a press, and after a reload. */
export function GalleryWhenOpen({ stays }: Pick<Accommodations, 'stays'>) {
  const { state } = useLocation()
  const navigate = useNavigate()
  // The prerendered page has no history entry, and the first render in the browser must equal it.
  const entry = useSyncExternalStore(noSubscription, () => state as unknown, () => null)
  const opened = galleryOf(entry)
  const stay = stays.find(({ id }) => id === opened?.stay)
  const isOpen = stay !== undefined
  const [loaded, setLoaded] = useState<{ Gallery: typeof StayGallery } | null>(null)

  useEffect(() => {
    if (!isOpen) return
    // Without it the page stays as it is; its pictures are links.
    loadGallery().then(({ StayGallery: Gallery }) => setLoaded({ Gallery }), () => {})
  }, [isOpen])

  if (!opened || !stay || !loaded) return null
  return <loaded.Gallery key={stay.id} stay={stay} first={opened.at} onClose={() => void navigate(-1)} />
}
