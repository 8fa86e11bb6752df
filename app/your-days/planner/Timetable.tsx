import { planner } from '../../../content/planner.yaml'
import site from '../../../content/site.yaml'
import { sunOn } from '../../getting-there/sun.ts'
import { fill } from '../../../lib/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Text } from '../../ui/Text.tsx'
import type { DayProps } from './day-props.ts'
import { Length } from '../Length.tsx'
import { guideNumbers, sunsets } from './outings.ts'
import { timeOfDay } from './time-of-day.ts'
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
  const comesHome = isAway(last) && last.way !== 'on'
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
              <p className={styles.to}>{before.way ? planner.arrived : planner.back}</p>
            </li>
          ),
          outing.road && timed.way !== 'here' && (
            <li key={`${outing.id} leave`}>
              <Time minutes={leave} />
              <Home />
              <div className={styles.what}>
                <p className={styles.to}>{timed === firstAway ? planner.leave : planner.leaveAgain}</p>
                <p className={styles.road}>
                  <Length in={planner.road} {...outing.road} />
                </p>
              </div>
            </li>
          ),
          <Stop key={outing.id} {...props} timed={timed} isLast={timed === last && home === timed.depart} />,
        ]
      })}
      <li>
        {comesHome ? <Time minutes={last.home} /> : <span />}
        <Home />
        <div className={styles.what}>
          {comesHome && <p className={styles.to}>{last.way ? planner.arrived : planner.backForTheDay}</p>}
          <p className={styles.sunset}>
            <Icon name="sunset" />
            <span>
              {day.date
                ? fill(planner.sunset, { time: timeOfDay(sunOn(day.date, site.place).sunset) })
                : fill(planner.sunsetRange, { from: timeOfDay(sunsets.earliest), to: timeOfDay(sunsets.latest) })}
            </span>
          </p>
        </div>
      </li>
    </ol>
  )
}

const Time = ({ minutes }: { minutes: number }) => (
  <p className={styles.when}>
    <time>{timeOfDay(minutes)}</time>
  </p>
)

function Stop({ timed, isLast, ...props }: DayProps & { timed: Timed<NamedOuting>; isLast: boolean }) {
  const { outing, arrive, depart, way, hasLunch } = timed
  const number = guideNumbers.get(outing.id)
  return (
    <li
      className={number === undefined ? styles.atHome : undefined}
      data-outing={outing.id}
      data-last={isLast || undefined}
    >
      <p className={styles.when}>
        <time>{timeOfDay(arrive)}</time>
        <span className={styles.until}>
          <span className="visually-hidden">{planner.until} </span>
          <time>{timeOfDay(depart)}</time>
        </span>
      </p>
      <span className={styles.pin} aria-hidden="true">
        {number ?? <Mark size="small" />}
      </span>
      <div className={styles.what}>
        <h5>{outing.name}</h5>
        {way && outing.onTheWayBy && <p className={styles.to}>{fill(planner.way[way], { road: outing.onTheWayBy })}</p>}
        <p className={styles.how}>
          <Length in={planner.stay} minutes={outing.visitMinutes} />, {hasLunch && `${planner.lunch}, `}
          {planner.when[outing.when]}
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
