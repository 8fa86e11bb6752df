import { planner } from '../../../content/planner.yaml'
import site from '../../../content/site.yaml'
import { clockTime, sunOn } from '../../getting-there/sun.ts'
import { fill } from '../../../lib/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Text } from '../../ui/Text.tsx'
import type { DayProps } from './day-props.ts'
import { lengthOf } from '../length.ts'
import { sunsets } from './outings.ts'
import type { NamedOuting, Timed } from './outing.ts'
import { Tools } from './Tools.tsx'
import styles from './Timetable.module.css'

const Home = () => (
  <span className={`${styles.pin} ${styles.home}`}>
    <Mark size="small" />
  </span>
)

/** A day as a railway timetable: when to leave, the road, the visit, and when one is home again. */
export function Timetable(props: DayProps) {
  const { plan, index } = props
  const day = plan.days[index]!
  const isAway = ({ outing }: Timed<NamedOuting>) => outing.road !== undefined
  const firstAway = day.outings.find(isAway)
  const last = day.outings.at(-1)!
  return (
    <ol className={styles.timetable}>
      {day.outings.map((timed, position) => {
        const { outing, leave, home } = timed
        const before = day.outings[position - 1]
        return [
          // Home again is written with the next outing, so that the last one ends the day instead.
          before && isAway(before) && (
            <li key={`${outing.id} home`} className={styles.rest}>
              <Time minutes={before.home} />
              <Home />
              <p className={styles.to}>{planner.back}</p>
            </li>
          ),
          outing.road && (
            <li key={`${outing.id} leave`}>
              <Time minutes={leave} />
              <Home />
              <div className={styles.what}>
                <p className={styles.to}>{timed === firstAway ? planner.leave : planner.leaveAgain}</p>
                <p className={styles.road}>
                  {fill(planner.road, { km: outing.road.km, time: lengthOf(outing.road.minutes) })}
                </p>
              </div>
            </li>
          ),
          <Stop key={outing.id} {...props} timed={timed} isLast={timed === last && home === timed.depart} />,
        ]
      })}
      <li>
        {isAway(last) ? <Time minutes={last.home} /> : <span />}
        <Home />
        <div className={styles.what}>
          {isAway(last) && <p className={styles.to}>{planner.backForTheDay}</p>}
          <p className={styles.sunset}>
            <Icon name="sunset" />
            <span>
              {day.date
                ? fill(planner.sunset, { time: clockTime(sunOn(day.date, site.place).sunset) })
                : fill(planner.sunsetRange, { from: clockTime(sunsets.earliest), to: clockTime(sunsets.latest) })}
            </span>
          </p>
        </div>
      </li>
    </ol>
  )
}

const Time = ({ minutes }: { minutes: number }) => (
  <p className={styles.when}>
    <time>{clockTime(minutes)}</time>
  </p>
)

function Stop({ timed, isLast, ...props }: DayProps & { timed: Timed<NamedOuting>; isLast: boolean }) {
  const { outing, arrive, depart } = timed
  const number = props.numbers.get(outing.id)
  return (
    <li
      className={number === undefined ? styles.atHome : undefined}
      data-outing={outing.id}
      data-last={isLast || undefined}
    >
      <p className={styles.when}>
        <time>{clockTime(arrive)}</time>
        <span className={styles.until}>
          <span className="visually-hidden">{planner.until} </span>
          <time>{clockTime(depart)}</time>
        </span>
      </p>
      <span className={styles.pin} aria-hidden="true">
        {number ?? <Mark size="small" />}
      </span>
      <div className={styles.what}>
        <h5>{outing.name}</h5>
        <p className={styles.how}>
          {fill(planner.stay, { time: lengthOf(outing.visitMinutes) })}, {planner.when[outing.when]}
        </p>
        <p className={styles.first}>
          <Icon name="ticket" />
          <span>
            <b>{planner.first}</b> <Text>{outing.checkFirst ?? planner.nothingToBook}</Text>
          </span>
        </p>
        <Tools plan={props.plan} outing={outing} onMove={props.onMove} onRemove={props.onRemove} />
      </div>
    </li>
  )
}
