import type { Accommodations } from '../../../content/schema.ts'
import { count } from '../../lib/text.ts'
import styles from './OnlyDifferences.module.css'

type Props = Pick<Accommodations['compare'], 'onlyDifferences' | 'hidden' | 'shown'> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** How many rows are the same for all stays. */
  same: number
}

/** The switch that leaves out what is the same for all, and says how much that is. */
export function OnlyDifferences({ onlyDifferences, hidden, shown, isOn, onChange, same }: Props) {
  return (
    <div className={styles.switch}>
      <label>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is on */}
        <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {onlyDifferences}
      </label>
      <p role="status">{isOn ? count(same, hidden) : <span className="visually-hidden">{shown}</span>}</p>
    </div>
  )
}
