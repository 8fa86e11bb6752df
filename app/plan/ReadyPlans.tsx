import { plans } from '../../content/days.yaml'
import type { Place } from '../../content/location.schema.ts'
import ui from '../../content/ui.yaml'
import { earlyButton } from '../browser/early-press.ts'
import { fill } from '../../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import inks from '../ui/Ink.module.css'
import { Mark } from '../ui/Mark.tsx'
import { Text } from '../ui/Text.tsx'
import { replaceChoices } from './days-store.ts'
import row from '../ui/Row.module.css'
import styles from './ReadyPlans.module.css'

/** The ready plans, as tickets; also without JavaScript, where they are plain lists (P1, P3). */
export function ReadyPlans({ places, onTake }: { places: readonly Place[]; onTake: () => void }) {
  return (
    <ul className={`${row.row} ${styles.tickets}`} aria-label={plans.label}>
      {plans.list.map((plan) => (
        <li key={plan.id} className={`${styles.ticket} ${inks[plan.ink]}`}>
          <p className={styles.stub} aria-hidden="true">
            <b>{plan.mark}</b>
            <span>{plan.unit}</span>
          </p>
          <div className={styles.body}>
            <p className={styles.label}>{plan.label}</p>
            <h3>{plan.name}</h3>
            <p>
              <Text>{plan.text}</Text>
            </p>
            {plan.days.map((day) => (
              <ol key={day[0]?.outing} className={styles.day}>
                {day.map(({ outing, words }) => {
                  const number = places.findIndex(({ id }) => id === outing) + 1
                  return (
                    <li key={outing}>
                      <span className={styles.pin} aria-hidden="true">
                        {number || <Mark size="small" />}
                      </span>
                      <span>
                        <Text>{words}</Text>
                      </span>
                    </li>
                  )
                })}
              </ol>
            ))}
            <div className={styles.foot}>
              <span className="needs-scripting">
                <Button
                  size="small"
                  aria-label={fill(ui.aboutEntry, { action: plans.take, name: plan.name })}
                  {...earlyButton(() => {
                    replaceChoices(
                      plan.days.flatMap((day, at) => day.map(({ outing }) => ({ id: outing, day: at + 1 }))),
                    )
                    onTake()
                  })}
                >
                  {plans.take}
                </Button>
              </span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
