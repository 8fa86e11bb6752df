import { planner } from '../../../content/planner.yaml'
import ui from '../../../content/ui.yaml'
import { fill } from '../../../lib/text.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { Choices } from '../choices.ts'
import type { DayProps, MoveButton } from './day-props.ts'
import { nextDay, putOn, shifted } from './moves.ts'
import type { NamedOuting } from './outing.ts'
import styles from './Tools.module.css'

type Props = Pick<DayProps, 'plan' | 'onMove' | 'onRemove'> & { outing: NamedOuting }

/** Earlier, later, another day, remove. */
export function Tools({ plan, outing, onMove, onRemove }: Props) {
  const other = nextDay(plan, outing)
  const dayName = other === undefined ? planner.otherDay : fill(planner.day, { number: other + 1 })
  const tool = (move: MoveButton, icon: IconName, label: string, next: Choices | undefined) => (
    <button
      type="button"
      data-move={move}
      aria-label={fill(ui.aboutEntry, { action: label, name: outing.name })}
      disabled={!next}
      onClick={() => next && onMove(outing, move, next)}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
  return (
    <div
      className={styles.tools}
      role="group"
      aria-label={fill(planner.move, { name: outing.name })}
      data-tools={outing.id}
    >
      {tool('earlier', 'arrow-up', planner.earlier, shifted(plan, outing.id, -1))}
      {tool('later', 'arrow-down', planner.later, shifted(plan, outing.id, 1))}
      {tool('day', 'arrow-left-right', dayName, other === undefined ? undefined : putOn(plan, outing, other))}
      <button
        type="button"
        aria-label={fill(ui.aboutEntry, { action: planner.remove, name: outing.name })}
        onClick={() => onRemove(outing)}
      >
        <Icon name="x" />
        <span>{planner.remove}</span>
      </button>
    </div>
  )
}
