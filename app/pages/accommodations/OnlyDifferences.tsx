import { compare } from '../../../content/accommodations.yaml'
import { count } from '../../lib/text.ts'
import styles from './OnlyDifferences.module.css'

type Props = {
  /** How many rows say the same of all stays. */
  same: number
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** The switch that leaves out what is the same for all, and says how much that is. */
export function OnlyDifferences({ same, isOn, onChange }: Props) {
  return (
    <div className={`${styles.switch} needs-scripting`}>
      <label>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is on */}
        <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {compare.onlyDifferences}
      </label>
      <p role="status">{isOn ? count(same, compare.hidden) : <span className="visually-hidden">{compare.shown}</span>}</p>
    </div>
  )
}
