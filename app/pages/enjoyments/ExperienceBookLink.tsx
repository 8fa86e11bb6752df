import { bookLabel } from '../../../content/enjoyments.yaml'
import ui from '../../../content/ui.yaml'
import { fill } from '../../lib/text.ts'
import { BookLink } from '../../site/BookLink.tsx'
import { Actions } from '../../ui/Stack.tsx'

/** Four buttons say the same: the name of the experience follows for those who hear them. */
export function ExperienceBookLink({ id, name, variant }: { id: string; name: string; variant?: 'onBand' }) {
  return (
    <Actions>
      <BookLink preset={{ subject: 'booking-request', about: id }} variant={variant}>
        {bookLabel}
        <span className="visually-hidden">{fill(ui.aboutEntry, { action: '', name })}</span>
      </BookLink>
    </Actions>
  )
}
