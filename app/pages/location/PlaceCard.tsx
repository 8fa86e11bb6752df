import type { Place } from '../../../content/location.schema.ts'
import ui from '../../../content/ui.yaml'
import { count, fill } from '../../../lib/text.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AddToDays } from '../../your-days/AddToDays.tsx'
import { ByRoad } from './ByRoad.tsx'
import styles from './PlaceCard.module.css'

interface Props {
  number: number
  place: Place
  moreLabel: string
  onClose: () => void
}

/** The card of a pressed pin: drive time, name, one line of text, and a link to the place. Escape closes it. */
export default function PlaceCard({ number, place, moreLabel, onClose }: Props) {
  const { id, name, inBrief, driveMinutes } = place
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape anywhere in it
    <section
      ref={bringIntoView}
      className={styles.card}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p className={styles.time}>
        {fill(ui.number, { number })} · {count(driveMinutes, ui.minutes.byCar)}
      </p>
      <h3>{name}</h3>
      <ByRoad place={place} />
      <p>{inBrief}</p>
      <AddToDays id={id} name={name} />
      <ArrowLink to={`#${id}`}>{moreLabel}</ArrowLink>
      <IconButton label={ui.form.close} icon="x" onClick={onClose} />
    </section>
  )
}

/** Moves the focus to the card, and scrolls a short screen just far enough to show all of it. */
function bringIntoView(card: HTMLElement | null): void {
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}
