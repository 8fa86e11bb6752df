import { planner } from '../../../content/planner.yaml'
import ui from '../../../content/ui.yaml'
import { count, fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { DayProps } from './day-props.ts'
import { lengthOf } from '../length.ts'
import { putOn } from './moves.ts'
import styles from './Pocket.module.css'

/** What has no day, as luggage labels: each can be put on a day that has the hours, or be taken out. */
export function Pocket({ plan, onMove, onRemove }: Omit<DayProps, 'index' | 'numbers'>) {
  return (
    <section className={styles.pocket} aria-labelledby="pocket">
      <header>
        <h4 id="pocket">{planner.pocket}</h4>
        <p>{count(plan.pocket.length, planner.pocketNote)}</p>
      </header>
      <ul>
        {plan.pocket.map((outing) => {
          const days = plan.days.flatMap((_, day) => {
            const next = putOn(plan, outing, day)
            return next ? [{ day, next }] : []
          })
          return (
            <li key={outing.id} className={styles.label}>
              <div>
                <h5>{outing.name}</h5>
                <p>
                  {fill(planner.stay, { time: lengthOf(outing.visitMinutes) })}
                  {days.length === 0 && `. ${planner.noRoom}`}
                </p>
              </div>
              <div className={styles.put}>
                {days.map(({ day, next }) => {
                  const label = fill(planner.day, { number: day + 1 })
                  return (
                    <Button
                      key={day}
                      variant="quiet"
                      size="small"
                      aria-label={fill(ui.aboutEntry, { action: label, name: outing.name })}
                      onClick={() => onMove(outing, 'day', next)}
                    >
                      <Icon name="plus" />
                      {label}
                    </Button>
                  )
                })}
                <IconButton
                  icon="x"
                  label={fill(ui.aboutEntry, { action: planner.remove, name: outing.name })}
                  onClick={() => onRemove(outing)}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
