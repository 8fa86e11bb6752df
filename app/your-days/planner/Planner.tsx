import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { planner } from '../../../content/planner.yaml'
import { count, fill, inWords, upperFirst, type Counted } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/Text.tsx'
import { hasNoOutings, noChoices, without, type Choices } from '../choices.ts'
import type { EnquiryDates } from '../enquiry-dates.ts'
import { Assumed } from './Assumed.tsx'
import { DateFields } from './DateFields.tsx'
import type { MoveButton } from './day-props.ts'
import { DaySheet } from './DaySheet.tsx'
import { bringBack, changeDays, replaceChoices, useDays, useReplaced } from '../days-store.ts'
import { KeepPlan } from './KeepPlan.tsx'
import { planOf } from './outings.ts'
import { asOwn } from './moves.ts'
import type { NamedOuting } from './outing.ts'
import { PlanMap } from './PlanMap.tsx'
import { Pocket } from './Pocket.tsx'
import { SharedPlan } from './SharedPlan.tsx'
import styles from './Planner.module.css'

interface Props {
  dates: EnquiryDates
  ask: (label: string) => ReactNode
  /** The fragment of the address: it may hold a shared plan. */
  fragment: string
  /** How many ready plans were taken since the page was opened. */
  taken: number
  /** Where the map of the plan takes the place of the section's picture. */
  mapPlace: HTMLElement | null
}

const inWordsOf = (number: number, words: Counted) => count(number, words).replace(String(number), inWords(number))

/** The plan: a sheet for each day, what has no day, and what can be done with it. */
export default function Planner({ dates, ask, fragment, taken, mapPlace }: Props) {
  const choices = useDays()
  const replaced = useReplaced()
  const plan = planOf(choices, dates)
  const heading = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLDivElement>(null)
  // The focus stays with the button that was pressed, wherever it is drawn now.
  const [moved, setMoved] = useState<{ id: string; button: MoveButton }>()
  const [news, setNews] = useState('')

  useEffect(() => {
    if (!moved) return
    const tools = root.current?.querySelector(`[data-tools="${moved.id}"]`)
    const button = tools?.querySelector<HTMLElement>(`[data-move="${moved.button}"]:enabled`)
    ;(button ?? tools?.querySelector<HTMLElement>('button:enabled'))?.focus()
  }, [moved])

  const toHeading = () => heading.current?.focus()

  useEffect(() => {
    if (taken > 0) heading.current?.focus()
  }, [taken, heading])

  function move(outing: NamedOuting, button: MoveButton, next: Choices) {
    changeDays(next)
    setMoved({ id: outing.id, button })
    const after = planOf(next, dates).days.map(({ outings }) => outings.map((each) => each.outing.id))
    const day = after.findIndex((ids) => ids.includes(outing.id))
    const ids = after[day] ?? []
    setNews(
      fill(planner.moved, { name: outing.name, day: day + 1, number: ids.indexOf(outing.id) + 1, count: ids.length }),
    )
  }

  const instead = replaced && (hasNoOutings(choices) ? planner.cleared : planner.replaced)

  function undoReplacing(own: Choices) {
    bringBack(own)
    setNews(planner.broughtBack)
    toHeading()
  }

  function clear() {
    replaceChoices(noChoices)
    toHeading()
  }

  function remove(outing: NamedOuting) {
    changeDays(without(asOwn(plan), outing.id))
    setNews(fill(planner.removed, { name: outing.name }))
    toHeading()
  }

  const outings = plan.days.flatMap((day) => day.outings).length + plan.pocket.length
  const sums = fill(planner.sums, {
    days: upperFirst(inWordsOf(plan.days.length, planner.days)),
    outings: inWordsOf(outings, planner.outings),
  })
  return (
    <div ref={root} className={styles.planner} data-plan>
      <SharedPlan fragment={fragment} hasOwn={!hasNoOutings(choices)} onTaken={toHeading} />
      <div className={styles.head}>
        <div>
          <h3 ref={heading} tabIndex={-1}>
            <span key={outings > 0 ? 'sums' : 'empty'}>{outings > 0 ? sums : <Text>{planner.empty}</Text>}</span>
          </h3>
          <div className={styles.replaced}>
            <p role="status">
              {instead && <span>{instead}</span>}{' '}
              {instead && <span className="visually-hidden">{planner.wayBack}</span>}
            </p>
            {replaced && (
              <Button variant="quiet" size="small" onClick={() => undoReplacing(replaced)}>
                {planner.bringBack}
              </Button>
            )}
          </div>
        </div>
        {outings > 0 && <DateFields dates={dates} />}
      </div>
      {outings > 0 && <Assumed isDated={plan.days[0]?.date !== undefined} />}
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
      {outings > 0 && (
        <>
          <div className={styles.days} data-plan-days>
            {plan.days.map((_, index) => (
              <DaySheet key={index} plan={plan} index={index} onMove={move} onRemove={remove} />
            ))}
          </div>
          {mapPlace && createPortal(<PlanMap days={plan.days} />, mapPlace)}
          {plan.pocket.length > 0 && <Pocket pocket={plan.pocket} onRemove={remove} />}
          <KeepPlan plan={plan} ask={ask} onClear={clear} />
        </>
      )}
    </div>
  )
}
