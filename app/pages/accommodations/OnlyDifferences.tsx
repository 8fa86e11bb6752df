import { useEffect, useState } from 'react'
import compare from '../../../content/accommodations.yaml?compare'
import { count } from '../../lib/text.ts'
import styles from './OnlyDifferences.module.css'

/** The rows of the comparison that say the same of all stays; the build has marked them. */
const alike = () => [...document.querySelectorAll<HTMLElement>('#compare [data-same]')]

/** The switch that leaves out what is the same for all, and says how much that is. */
export function OnlyDifferences() {
  const [isOn, setOn] = useState(false)
  const [same] = useState(() => alike().length)

  useEffect(() => {
    for (const row of alike()) row.hidden = isOn
  }, [isOn])

  if (same === 0) return null
  return (
    <div className={styles.switch}>
      <label>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says whether it is on */}
        <input type="checkbox" role="switch" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
        {compare.onlyDifferences}
      </label>
      <p role="status">{isOn ? count(same, compare.hidden) : <span className="visually-hidden">{compare.shown}</span>}</p>
    </div>
  )
}
