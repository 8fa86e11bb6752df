import { useId } from 'react'
import { plans } from '../../../content/days.yaml'
import words from '../../../content/planner.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { datesMarked, formatDate, type PlainDate } from '../../../lib/dates.ts'
import { durationInWords } from '../../../lib/driving-times.ts'
import { formatTime } from '../../../lib/opening-hours.ts'
import { fill, upperFirst } from '../../../lib/text.ts'
import { clockTime, sunOfYear, sunOn } from '../../region/sun.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon, Mark } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import { slotsToMove, type Plan, type PlannedDay, type Slot } from './arrange.ts'
import { isAtItsBest, isFar, isHalfDay, isPlace, roadBetween, type Outing } from './day-rules.ts'
import { inkOf } from './use-plan.ts'
import field from '../../ui/ui.module.css'
import styles from './Planner.module.css'

/** A day of the plan: its road and sunset, then what to see in the morning and in the afternoon. */
export function Day({ index, ...props }: MoveProps & { index: number }) {
  const id = useId()
  const { date, parts, stops } = props.plan.days[index]!
  const isDeparture = !parts.includes('afternoon')
  const [first, second] = stops
  const between = first && second && roadBetween(first.outing, second.outing)
  return (
    <article className={`${styles.day} ${inkOf(index)}`} aria-labelledby={id}>
      <header className={`row on-band ${styles.band}`}>
        <Text as="h4" id={id}>
          {date ? datesMarked(date) : fill(plans.day, { number: index + 1 })}
        </Text>
        {/* On the way here or on, the road is the guest's own. */}
        {first?.when !== 'onTheWay' && <p className="fine">{roadInWords(stops, between)}</p>}
        {!isDeparture && <p className="fine">{sunsetOn(date)}</p>}
        {isDeparture && first && isPlace(first.outing) && <p className="fine">{words.checkOutFirst}</p>}
      </header>
      {stops.length > 0 && (
        <ol>
          {stops.map(({ outing, part, when }) => (
            <li key={outing.id} className="stack">
              <p className={styles.part}>{upperFirst(words.parts[when])}</p>
              <h5 className="with-icon">
                <span className={styles.pin} aria-hidden="true">
                  {outing.visit?.number ?? <Mark size="small" />}
                </span>
                <span>{outing.name}</span>
              </h5>
              {isAtItsBest({ outing, part }) && <Text as="p">{outing.visit?.whenToGo ?? ''}</Text>}
              {outing.visit?.toCheck && (
                <Text as="p" className="only-print">
                  {outing.visit.toCheck}
                </Text>
              )}
              <MoveMenu {...props} outing={outing} />
            </li>
          ))}
        </ol>
      )}
      {between && (
        <p className={styles.note}>
          {fill(words.apart, {
            one: first.outing.name,
            other: second.outing.name,
            time: durationInWords(between.minutes, ui.durations),
          })}
        </p>
      )}
      {stops.length === 0 && <p className={styles.note}>{words.freeDay}</p>}
    </article>
  )
}

/** To each of its places and back, or by one neighbour to the other. */
function roadInWords(stops: PlannedDay['stops'], between: ReturnType<typeof roadBetween>): string {
  const visits = stops.flatMap(({ outing: { visit } }) => visit ?? [])
  const roads = between ? [...visits, between] : [...visits, ...visits]
  const total = (of: 'km' | 'minutes') => roads.reduce((sum, road) => sum + road[of], 0)
  const km = total('km')
  return km === 0 ? words.noRoad : fill(words.road, { km, time: durationInWords(total('minutes'), ui.durations) })
}

function sunsetOn(date: PlainDate | undefined): string {
  const clock = (minutes: number) => formatTime(clockTime(minutes))
  if (date) return fill(words.sunset, { time: clock(sunOn(date, site.place).sunset) })
  const { from, until } = sunOfYear(import.meta.env.BUILD_DAY.slice(0, 4), site.place).sunset
  return fill(words.sunsetRange, { from: clock(from), to: clock(until) })
}

export interface MoveProps {
  plan: Plan
  onMove: (outing: Outing, slot: Slot, slotName: string) => void
  onRemove: (outing: Outing) => void
}

export function MoveMenu({ outing, plan, onMove, onRemove }: MoveProps & { outing: Outing }) {
  const slots = slotsToMove(plan, outing)
  const nameOf = ({ day, part }: Slot) => {
    const { date, parts } = plan.frames[day - 1]!
    const name = date ? formatDate(date) : fill(plans.day, { number: day })
    if (!part || !isHalfDay(outing)) return name
    const isOnTheWay = isFar(outing) && parts.length < 2
    return fill(words.slot, { day: name, part: words.parts[isOnTheWay ? 'onTheWay' : part] })
  }
  const labelled = (action: string) => fill(ui.aboutEntry, { action, name: outing.name })
  return (
    <div className={`row no-print ${styles.tools}`}>
      {slots.length > 0 && (
        <span className={field.field}>
          <select
            aria-label={labelled(words.move)}
            data-move={outing.id}
            value=""
            onChange={({ target }) => {
              const slot = slots[Number(target.value)]
              if (slot) onMove(outing, slot, nameOf(slot))
            }}
          >
            <option value="">{words.move}</option>
            {slots.map((slot, index) => (
              <option key={nameOf(slot)} value={index}>
                {nameOf(slot)}
              </option>
            ))}
          </select>
        </span>
      )}
      <Button variant="quiet" size="small" aria-label={labelled(words.remove)} onClick={() => onRemove(outing)}>
        <Icon name="x" />
        {words.remove}
      </Button>
    </div>
  )
}
