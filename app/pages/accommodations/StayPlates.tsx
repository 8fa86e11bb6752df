import type { ComponentProps } from 'react'
import { gallery, picturesLabel } from '../../../content/accommodations.yaml'
import type { Stay } from '../../../content/accommodations.schema.ts'
import { fill } from '../../../lib/text.ts'
import { Plate } from '../../ui/Poster.tsx'
import { largePicture, useOpenGallery } from './open-gallery.ts'
import styles from './StayPlates.module.css'

type Props = {
  id: string
  name: string
  pictures: Stay['pictures']
  /** The first picture of the page is not lazy. */
  isFirst: boolean
}

/** Widths in the layout of the first plate, of the second, and of the small ones. */
const sizes = [
  '(width >= 92rem) 46rem, (width >= 60rem) 50vw, (width >= 40rem) 88vw, 66vw',
  '(width >= 92rem) 21rem, (width >= 60rem) 23vw, (width >= 40rem) 40vw, 66vw',
  '(width >= 40rem) 11rem, 66vw',
] as const

/**
 * The pictures of a stay. On wide screens the second plate overlaps the lower corner of the first, and all others are a
 * strip of small plates below; on phones they are in a row to swipe, which scrolls to the focused plate. Each opens in
 * the gallery; before hydration, and without scripting, it is a link to the large picture.
 */
export function StayPlates({ id, name, pictures, isFirst }: Props) {
  const openGallery = useOpenGallery()
  const plates = pictures.map(({ picture }, at) => {
    const loading: Partial<ComponentProps<typeof Plate>> =
      at === 0 && isFirst ? { loading: 'eager', fetchPriority: 'high' } : {}
    return (
      <Plate
        key={picture.key}
        href={largePicture(picture)}
        label={fill(gallery.enlarge, { picture: picture.alt })}
        onClick={(press) => openGallery(press, { stay: id, at })}
        picture={picture}
        sizes={sizes[at] ?? sizes[2]}
        {...loading}
      />
    )
  })
  const others = plates.slice(2)
  return (
    <div className={styles.plates} data-plates>
      <div className={styles.row} role="group" aria-label={fill(picturesLabel, { stay: name })}>
        {plates.slice(0, 2)}
        {others.length > 0 && <div className={styles.strip}>{others}</div>}
      </div>
    </div>
  )
}
