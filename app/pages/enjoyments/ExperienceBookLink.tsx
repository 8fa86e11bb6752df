import { bookLabel } from '../../../content/enjoyments.yaml'
import ui from '../../../content/ui.yaml'
import { fill } from '../../../lib/text.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { AddToDays } from '../../plan/AddToDays.tsx'
import styles from './ExperienceBookLink.module.css'

/** Four buttons have the same words: for screen readers the name of the experience is added. */
export function ExperienceBookLink({ id, name, variant }: { id: string; name: string; variant?: 'onBand' }) {
  return (
    <div className={styles.actions} data-actions>
      <BookLink
        preset={{ subject: 'booking-request', about: id }}
        variant={variant}
        aria-label={fill(ui.aboutEntry, { action: bookLabel, name })}
      >
        {bookLabel}
      </BookLink>
      <AddToDays id={id} name={name} look={variant ? 'onBand' : 'regular'} />
    </div>
  )
}
