import accommodations from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/schema.ts'
import { fill } from '../../lib/text.ts'
import { Plate } from '../../ui/Poster.tsx'
import styles from './StayPlates.module.css'

type Stay = Accommodations['stays'][number]

type Props = {
  name: string
  pictures: Stay['pictures']
  note: Stay['plateNote']
  /** The page's first plate is asked for at once. */
  isFirst: boolean
}

/**
 * The stay from outside and from inside. On wide screens the second plate lies over the first's lower
 * corner; on phones they stand in a row to be swiped, which keyboards scroll with their arrows. Where
 * nothing scrolls, the row has no box of its own, and so is no stop on the way through the page.
 */
export function StayPlates({ name, pictures, note, isFirst }: Props) {
  return (
    <div className={styles.plates} data-plates>
      <div
        className={styles.pair}
        role="group"
        aria-label={fill(accommodations.picturesLabel, { stay: name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <Plate
          picture={pictures.exterior}
          sizes="(width >= 92rem) 46rem, (width >= 60rem) 50vw, (width >= 40rem) 88vw, 80vw"
          {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
        />
        <Plate
          picture={pictures.interior}
          sizes="(width >= 92rem) 21rem, (width >= 60rem) 23vw, (width >= 40rem) 40vw, 80vw"
        />
      </div>
      <p className={styles.note}>
        <b>{note.plate}</b> {note.text}
      </p>
    </div>
  )
}
