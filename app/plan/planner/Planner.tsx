import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { outings } from 'virtual:outings'
import words from '../../../content/planner.yaml'
import ui from '../../../content/ui.yaml'
import { addDays, formatDate, formatDateRange, isPlainDate } from '../../../lib/dates.ts'
import { count, fill, upperFirst } from '../../../lib/text.ts'
import { numberInWords } from '../../../lib/number-words.ts'
import { useFragment } from '../../browser/hooks.ts'
import { useStore } from '../../browser/store.ts'
import { RegionMap } from '../../region/RegionMap.tsx'
import { phone, postalAddress } from '../../resort/links.ts'
import { today } from '../../resort/clock-and-desk.ts'
import { whenStored } from '../../service-worker/is-stored.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { announce } from '../../shell/LiveRegion.tsx'
import { printPlan } from '../../shell/print.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateInput, type DatesForm } from '../../ui/DateInput.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import { Text } from '../../ui/Text.tsx'
import { addOrRemove, changeDays, daysStore, isChosen, replaceChoices, replacedIn, useDays } from '../days-store.ts'
import { Day, MoveMenu } from './Day.tsx'
import { asChosen, moved, type Plan, type Slot } from './arrange.ts'
import { isFar, isPlace, type Outing } from './day-rules.ts'
import { usePlan } from './use-plan.ts'
import { parsePlanLink, planLink } from './plan-link.ts'
import Routes from './Routes.tsx'
import { SharedPlan } from './SharedPlan.tsx'
import styles from './Planner.module.css'

const known = outings.map(({ id }) => id)

/** Changes of the plan, each with the focus where it belongs afterwards. */
function useChanges(plan: Plan, taken: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (taken > 0) heading.current?.focus()
  }, [taken])

  /** What was pressed has gone, or is drawn elsewhere, so the focus moves. */
  function act(change: () => void, said = '', selector?: string) {
    flushSync(change)
    announce(said)
    const target = selector ? root.current?.querySelector<HTMLElement>(selector) : heading.current
    target?.focus()
  }

  const tools = {
    plan,
    onMove({ id, name }: Outing, slot: Slot, slotName: string) {
      const said = fill(words.moved, { name, slot: slotName })
      act(() => changeDays({ chosen: moved(plan, id, slot) }), said, `[data-move="${id}"]`)
    },
    onRemove({ id, name }: Outing) {
      act(() => addOrRemove(id), fill(ui.yourDays.removed, { name }))
    },
  }
  return { heading, root, act, tools }
}

/** @param form with the dates of the request @param taken how many ready plans were taken on this page */
export default function Planner({ form, taken }: { form: DatesForm; taken: number }) {
  const fragment = useFragment()
  const days = useDays()
  const replaced = replacedIn(days)
  const plan = usePlan()
  const { heading, root, act, tools } = useChanges(plan, taken)
  const shared = parsePlanLink(fragment, known)
  const couldPassBy = days.checkIn !== '' && !days.passesBy && plan.left.some(isFar)
  const isEmpty = plan.days.length + plan.left.length === 0
  const isOffered = isEmpty && shared && shared.choices.length > 0
  const instead = replaced && (isEmpty ? words.cleared : words.replaced)
  return (
    <div ref={root} className={styles.planner} data-plan>
      {shared && <SharedPlan key={fragment} shared={shared} hasOwn={days.chosen.length > 0} act={act} />}
      <div className={`row between ${styles.head}`}>
        <div>
          {!isOffered && (
            <h3 ref={heading} tabIndex={-1}>
              <span key={isEmpty ? 'empty' : 'plan'}>{isEmpty ? <Text>{words.empty}</Text> : headingOf(plan)}</span>
            </h3>
          )}
          <p className="only-print">{[datesInWords(form.draft), postalAddress, phone].filter(Boolean).join(' · ')}</p>
          <p className={`only-print ${styles.forWhom}`}>
            <span>{words.forWhom.name}</span>
            {!form.draft.checkIn && <span>{words.forWhom.dates}</span>}
          </p>
          <div className={`row no-print ${styles.replaced}`}>
            <p role="status">
              {plan.isReordered && <span>{words.reordered}</span>} {instead && <span>{instead}</span>}{' '}
              {instead && <span className="visually-hidden">{words.wayBack}</span>}
            </p>
            {replaced && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => act(() => changeDays({ chosen: replaced }), words.broughtBack)}
              >
                {words.bringBack}
              </Button>
            )}
          </div>
        </div>
        {(!isEmpty || days.checkIn || days.checkOut) && <DateFields form={form} />}
      </div>
      {!isEmpty && (
        <>
          <div className={`stack columns ${styles.sheet}`} data-plan-days>
            <div className={`stack ${styles.days}`}>
              {plan.days.map((_, index) => (
                <Day key={index} index={index} {...tools} />
              ))}
              {plan.left.length > 0 && (
                <section className={`stack ${styles.left}`} aria-labelledby="needs-another-day">
                  <h4 id="needs-another-day">{words.left}</h4>
                  <p>
                    {words.leftNote} {couldPassBy && words.leftOnTheWay}
                  </p>
                  <ul className="stack">
                    {plan.left.map((outing) => (
                      <li key={outing.id} className="stack">
                        <h5>{outing.name}</h5>
                        <MoveMenu {...tools} outing={outing} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
            <div className={styles.map}>
              <RegionMap>
                <Routes />
              </RegionMap>
            </div>
          </div>
          <KeepPlan plan={plan} onClear={() => act(() => replaceChoices([]))} />
        </>
      )}
    </div>
  )
}

/** "Two days at the resort and around the town": as many as are shown. */
function headingOf({ days }: Plan): string {
  const [stop, another] = days.flatMap(({ stops }) => stops).filter(({ outing }) => isPlace(outing))
  const number = Math.max(days.length, 1)
  const isHalf = stop && !another && number === 1 && !isFar(stop.outing) && stop.when !== 'wholeDay'
  const inWordsOf = count(number, words.days).replace(String(number), numberInWords(number))
  return fill(words.heading, { days: isHalf ? words.halfDay : upperFirst(inWordsOf) })
}

/** '' without a first day. */
function datesInWords({ checkIn, checkOut }: DatesForm['draft']): string {
  if (!isPlainDate(checkIn)) return ''
  return isPlainDate(checkOut) ? formatDateRange(checkIn, checkOut) : formatDate(checkIn)
}

/** With dates the first and the last day are half days, and a far place may be on the way. */
function DateFields({ form }: { form: DatesForm }) {
  const days = useDays()
  const { checkIn } = form.draft
  const first = isPlainDate(checkIn) ? checkIn : today()
  const common = { form, optional: words.optional }
  return (
    <div className={`side-by-side no-print ${styles.dates}`}>
      <DateInput {...common} name="checkIn" label={words.arriving} min={today()} />
      <DateInput {...common} name="checkOut" label={words.leaving} min={addDays(first, 1)} />
      {isPlainDate(checkIn) && outings.some((each) => isFar(each) && isChosen(days, each.id)) && (
        <label className={`row ${styles.passesBy}`}>
          <input
            type="checkbox"
            checked={days.passesBy}
            onChange={({ target }) => changeDays({ passesBy: target.checked })}
          />
          <span>{words.passesBy}</span>
        </label>
      )}
    </div>
  )
}

const shareWords = { ...words.share, label: words.keep.share }

/** What a guest does with the plan: ask with it, print it, share it, begin again (P4, P6). */
function KeepPlan({ plan, onClear }: { plan: Plan; onClear: () => void }) {
  const isKept = useStore(daysStore.isKept)
  const [isStored, setStored] = useState(false)
  useEffect(() => void whenStored().then(setStored), [])
  return (
    <div className={`stack no-print ${styles.keep}`}>
      <div className="row">
        <BookLink>{words.keep.ask}</BookLink>
        <Button variant="quiet" onClick={printPlan}>
          <Icon name="printer" />
          {words.keep.print}
        </Button>
        <ShareLink link={planLink(asChosen(plan))} words={shareWords}>
          {(onClick, label) => (
            <Button variant="quiet" onClick={onClick}>
              {label}
            </Button>
          )}
        </ShareLink>
        <Button variant="quiet" onClick={onClear}>
          <Icon name="x" />
          {words.keep.clear}
        </Button>
      </div>
      {isKept && <p className="fine">{words.keep.note}</p>}
      {isStored && <p className="fine">{words.keep.offline}</p>}
    </div>
  )
}
