import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainPress } from '../../lib/plain-press.ts'
import { galleryOf, loadGallery, rememberPressedPicture, type GalleryEntry } from './open-gallery.ts'
import type { StayGallery } from './StayGallery.tsx'

const noSubscription = () => () => {}

/** The gallery while the history entry says that it is open: after a press, and after a reload. */
export function GalleryWhenOpen() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // The prerendered page has no history entry, and the first render in the browser must equal it.
  const entry = useSyncExternalStore(noSubscription, () => state as unknown, () => null)
  const opened = galleryOf(entry)
  const isOpen = opened !== null
  const [loaded, setLoaded] = useState<{ Gallery: typeof StayGallery } | null>(null)

  useEffect(() => {
    if (!isOpen) return
    // Without it the page stays as it is; its pictures are links.
    loadGallery().then(({ StayGallery: Gallery }) => setLoaded({ Gallery }), () => {})
  }, [isOpen])

  // A press on a stay's picture is a step in the history, so that Back closes the gallery. One that asks for another
  // tab gets it; and where the gallery cannot be fetched, the link is followed.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-gallery]')
      if (!link || !isPlainPress(event)) return
      event.preventDefault()
      const [stay = '', at] = link.dataset.gallery?.split(' ') ?? []
      loadGallery().then(
        () => {
          rememberPressedPicture(link)
          const { pathname, search, hash } = location
          const gallery: GalleryEntry = { stay, at: Number(at) }
          return navigate(pathname + search + hash, { state: { gallery } })
        },
        () => location.assign(link.href),
      )
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [navigate])

  if (!opened || !loaded) return null
  return <loaded.Gallery key={opened.stay} {...opened} onClose={() => void navigate(-1)} />
}
