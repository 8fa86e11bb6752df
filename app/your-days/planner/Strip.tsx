import { planner } from '../../../content/planner.yaml'
import ui from '../../../content/ui.yaml'
import { count, fill } from '../../../lib/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { useDays } from '../days-store.ts'
import { guideNumbers, planOf } from './outings.ts'
import styles from './Strip.module.css'

/** The days with their outings, as a link to the plan. */
export default function Strip() {
  const days = useDays()
  const plan = planOf(days, days)
  const chosen = plan.days.flatMap(({ outings }) => outings).length + plan.pocket.length
  if (chosen === 0) return null
  return (
    <SiteLink to="#your-days" className={styles.strip}>
      <span className="visually-hidden">{`${ui.yourDays.label}: ${count(chosen, ui.yourDays.outings)}`}</span>
      <span className={styles.days} aria-hidden="true">
        <b className={styles.count}>{chosen}</b>
        {plan.days.map(({ outings }, day) => (
          <span key={day} className={styles.day}>
            {fill(planner.day, { number: day + 1 })}
            <span className={styles.outings}>
              {outings.map(({ outing: { id } }) => (
                <i key={id}>{guideNumbers.get(id) ?? <Mark size="small" />}</i>
              ))}
            </span>
          </span>
        ))}
      </span>
      <Icon name="arrow-down" />
    </SiteLink>
  )
}
