import { planner } from '../../../content/planner.yaml'
import ui from '../../../content/ui.yaml'
import { count, fill } from '../../../lib/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { DayProps } from './day-props.ts'
import type { NamedOuting } from './outing.ts'
import { Length } from '../Length.tsx'
import styles from './Pocket.module.css'

interface Props extends Pick<DayProps, 'onRemove'> {
  pocket: readonly NamedOuting[]
}

/** What no day has the hours for, as luggage labels. */
export function Pocket({ pocket, onRemove }: Props) {
  return (
    <section className={styles.pocket} aria-labelledby="pocket">
      <header>
        <h4 id="pocket">{planner.pocket}</h4>
        <p>{count(pocket.length, planner.pocketNote)}</p>
      </header>
      <ul>
        {pocket.map((outing) => (
          <li key={outing.id} className={styles.label}>
            <div>
              <h5>{outing.name}</h5>
              <p>
                <Length in={planner.stay} minutes={outing.visitMinutes} />. {planner.noRoom}
              </p>
            </div>
            <IconButton
              icon="x"
              label={fill(ui.aboutEntry, { action: planner.remove, name: outing.name })}
              onClick={() => onRemove(outing)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
