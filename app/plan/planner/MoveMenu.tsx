import words from '../../../content/planner.yaml'
import ui from '../../../content/ui.yaml'
import { formatDate, type PlainDate } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { slotsToMove, type Slot } from './arrange.ts'
import { isFar, isHalfDay, type Outing, type Plan } from './outing.ts'
import styles from './Day.module.css'

export interface MoveProps {
  plan: Plan
  passesBy: boolean
  onMove: (outing: Outing, slot: Slot, slotName: string) => void
  onRemove: (outing: Outing) => void
}

const dayName = (date: PlainDate | undefined, number: number) => (date ? formatDate(date) : fill(words.day, { number }))

/** Moves an outing to another part of a day, or takes it out. */
export function MoveMenu({ outing, plan, passesBy, onMove, onRemove }: MoveProps & { outing: Outing }) {
  const slots = slotsToMove(plan, outing, passesBy)
  const nameOf = ({ day, part }: Slot) => {
    const frame = plan.frames[day - 1]
    const name = dayName(frame?.date, day)
    if (!part || !isHalfDay(outing)) return name
    const isOnTheWay = isFar(outing) && frame && frame.parts.length < 2
    return fill(words.slot, { day: name, part: isOnTheWay ? words.parts.onTheWay : words.parts[part] })
  }
  const labelled = (action: string) => fill(ui.aboutEntry, { action, name: outing.name })
  return (
    <div className={styles.tools}>
      {slots.length > 0 && (
        <select
          aria-label={labelled(words.move)}
          data-move={outing.id}
          value=""
          onChange={({ target }) => {
            const slot = slots[Number(target.value)]
            if (slot) onMove(outing, slot, nameOf(slot))
          }}
        >
          <option value="">{words.move}</option>
          {slots.map((slot, index) => (
            <option key={nameOf(slot)} value={index}>
              {nameOf(slot)}
            </option>
          ))}
        </select>
      )}
      <button type="button" aria-label={labelled(words.remove)} onClick={() => onRemove(outing)}>
        <Icon name="x" />
        <span>{words.remove}</span>
      </button>
    </div>
  )
}
