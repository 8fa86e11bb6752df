import { bookLabel } from '../../../content/enjoyments.yaml'
import ui from '../../../content/ui.yaml'
import { fill } from '../../lib/text.ts'
import { BookLink } from '../../site/BookLink.tsx'
import { Actions } from '../../ui/Stack.tsx'

/** Four buttons say the same: those who hear them hear the name of the experience as well. */
export function ExperienceBookLink({ id, name, variant }: { id: string; name: string; variant?: 'onBand' }) {
  return (
    <Actions>
      <BookLink
        preset={{ subject: 'booking-request', about: id }}
        variant={variant}
        aria-label={fill(ui.aboutEntry, { action: bookLabel, name })}
      >
        {bookLabel}
      </BookLink>
    </Actions>
  )
}
