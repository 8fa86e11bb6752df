import { gallery, picturesLabel } from '../../../content/accommodations.yaml'
import type { Stay } from '../../../content/accommodations.schema.ts'
import { fill } from '../../lib/text.ts'
import { Plate } from '../../ui/Poster.tsx'
import { largePicture, useOpenGallery } from './open-gallery.ts'
import styles from './StayPlates.module.css'

type Props = {
  id: string
  name: string
  pictures: Stay['pictures']
  note: Stay['plateNote']
  /** The first plate of the page is not lazy. */
  isFirst: boolean
}

/**
 * The stay from outside and from inside. On wide screens the second plate overlaps the lower corner of the first; on
 * phones they are in a row to swipe, which scrolls to the focused plate. Each opens in the gallery; before hydration,
 * and without scripting, it is a link to the large picture.
 */
export function StayPlates({ id, name, pictures, note, isFirst }: Props) {
  const openGallery = useOpenGallery()
  return (
    <div className={styles.plates} data-plates>
      <div className={styles.pair} role="group" aria-label={fill(picturesLabel, { stay: name })}>
        <Plate
          href={largePicture(pictures.exterior)}
          label={fill(gallery.enlarge, { picture: pictures.exterior.alt })}
          onClick={(press) => openGallery(press, { stay: id, at: 0 })}
          picture={pictures.exterior}
          sizes="(width >= 92rem) 46rem, (width >= 60rem) 50vw, (width >= 40rem) 88vw, 66vw"
          {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
        />
        <Plate
          href={largePicture(pictures.interior)}
          label={fill(gallery.enlarge, { picture: pictures.interior.alt })}
          onClick={(press) => openGallery(press, { stay: id, at: 1 })}
          picture={pictures.interior}
          sizes="(width >= 92rem) 21rem, (width >= 60rem) 23vw, (width >= 40rem) 40vw, 66vw"
        />
      </div>
      <p className={styles.note}>
        <b>{note.plate}</b> {note.exterior} {note.interior}
      </p>
    </div>
  )
}
