import { useEffect, useId, useRef, useState } from 'react'
import words from '../../../content/planner.yaml'
import { addDays, isPlainDate } from '../../../lib/dates.ts'
import { count, fill, inWords, upperFirst } from '../../../lib/text.ts'
import { useStore } from '../../browser/store.ts'
import { RegionMap } from '../../guide/RegionMap.tsx'
import { today } from '../../resort/today.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import { Text } from '../../ui/Text.tsx'
import { addOrRemove, changeDays, daysStore, replaceChoices, replacedIn, useDays } from '../days-store.ts'
import type { Days, EnquiryDates } from '../days-store.ts'
import { Day, MoveMenu } from './Day.tsx'
import { asChosen, moved, type Slot } from './arrange.ts'
import { isFar, type Outing, type Plan } from './outing.ts'
import { outings, usePlan } from './plan-of.ts'
import { parseShareLink, shareLink } from './plan-link.ts'
import { SharedPlan } from './SharedPlan.tsx'
import styles from './Planner.module.css'

interface Props {
  dates: EnquiryDates
  /** The fragment of the address: it may hold a shared plan. */
  fragment: string
  /** How many ready plans were taken since the page was opened. */
  taken: number
}

/** The plan: its days, what needs another day, and what can be done with it. */
export default function Planner({ dates, fragment, taken }: Props) {
  const days = useDays()
  const replaced = replacedIn(days)
  const plan = usePlan(dates)
  const heading = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLDivElement>(null)
  // The focus stays with the menu that was used, wherever it is drawn now.
  const [movedId, setMovedId] = useState<{ id: string }>()
  const [news, setNews] = useState('')
  const [timesToHeading, setTimesToHeading] = useState(0)
  const toHeading = () => setTimesToHeading(timesToHeading + 1)
  const shared = parseShareLink(
    fragment,
    outings.map(({ id }) => id),
  )

  useEffect(() => {
    if (movedId) root.current?.querySelector<HTMLElement>(`[data-move="${movedId.id}"]`)?.focus()
  }, [movedId])

  useEffect(() => {
    if (taken + timesToHeading > 0) heading.current?.focus()
  }, [taken, timesToHeading])

  const tools = {
    plan,
    passesBy: days.passesBy,
    onMove(outing: Outing, slot: Slot, slotName: string) {
      changeDays({ chosen: moved(plan, outing.id, slot) })
      setMovedId({ id: outing.id })
      setNews(fill(words.moved, { name: outing.name, slot: slotName }))
    },
    onRemove(outing: Outing) {
      addOrRemove(outing.id)
      setNews(fill(words.removed, { name: outing.name }))
      toHeading()
    },
  }

  function undoReplacing(own: Days['chosen']) {
    changeDays({ chosen: own })
    setNews(words.broughtBack)
    toHeading()
  }

  function clear() {
    replaceChoices([])
    toHeading()
  }

  const couldPassBy = days.checkIn !== '' && !days.passesBy && plan.left.some(isFar)
  const isEmpty = plan.days.length + plan.left.length === 0
  const isOffered = isEmpty && shared?.kind === 'plan'
  const instead = replaced && (isEmpty ? words.cleared : words.replaced)
  return (
    <div ref={root} className={styles.planner} data-plan>
      {shared && <SharedPlan key={fragment} shared={shared} hasOwn={days.chosen.length > 0} onTaken={toHeading} />}
      <div className={`row ${styles.head}`}>
        <div>
          {!isOffered && (
            <h3 ref={heading} tabIndex={-1}>
              <span key={isEmpty ? 'empty' : 'plan'}>{isEmpty ? <Text>{words.empty}</Text> : headingOf(plan)}</span>
            </h3>
          )}
          <p className={styles.forWhom}>
            <span>{words.forWhom.name}</span>
            {!dates.checkIn && <span>{words.forWhom.dates}</span>}
          </p>
          <div className={`row ${styles.replaced}`}>
            <p role="status">
              {plan.isReordered && <span>{words.reordered}</span>} {instead && <span>{instead}</span>}{' '}
              {instead && <span className="visually-hidden">{words.wayBack}</span>}
            </p>
            {replaced && (
              <Button variant="quiet" size="small" onClick={() => undoReplacing(replaced)}>
                {words.bringBack}
              </Button>
            )}
          </div>
        </div>
        {(!isEmpty || days.checkIn || days.checkOut) && <DateFields dates={dates} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {news}
      </p>
      {!isEmpty && (
        <>
          <div className={styles.sheet} data-plan-days>
            <div className={styles.days}>
              {plan.days.map((_, index) => (
                <Day key={index} index={index} {...tools} />
              ))}
              {plan.left.length > 0 && (
                <section className={`stack ${styles.left}`} aria-labelledby="needs-another-day">
                  <h4 id="needs-another-day">{words.left}</h4>
                  <p>
                    {words.leftNote} {couldPassBy && words.leftOnTheWay}
                  </p>
                  <ul>
                    {plan.left.map((outing) => (
                      <li key={outing.id}>
                        <h5>{outing.name}</h5>
                        <MoveMenu {...tools} outing={outing} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
            <div className={styles.map}>
              <RegionMap marked={plan.days.flatMap(({ stops }) => stops.map(({ outing }) => outing.id))} />
            </div>
          </div>
          <KeepPlan plan={plan} onClear={clear} />
        </>
      )}
    </div>
  )
}

/** "Two days around the town, from the resort": the days that hold something. */
function headingOf({ days }: Plan): string {
  const [stop, another] = days.flatMap(({ stops }) => stops)
  const isHalf = stop && !another && !isFar(stop.outing) && stop.told !== 'wholeDay'
  const number = Math.max(days.filter(({ stops, onSite }) => stops.length + onSite.length > 0).length, 1)
  const inWordsOf = count(number, words.days).replace(String(number), inWords(number))
  return fill(words.heading, { days: isHalf ? words.halfDay : upperFirst(inWordsOf) })
}

/**
 * The dates of the stay, the same as in the enquiry: with them the first and the last day are half days, and a far place
 * may be on the way.
 */
function DateFields({ dates }: { dates: EnquiryDates }) {
  const id = useId()
  const { passesBy } = useDays()
  const [finished, setFinished] = useState<readonly string[]>([])
  const first = isPlainDate(dates.checkIn) ? dates.checkIn : today()
  const inputOf = (name: 'checkIn' | 'checkOut') => ({
    id: id + name,
    name,
    value: dates[name],
    // An empty date is none of the errors here: a plan may go without.
    error: finished.includes(name) && dates[name] !== '' ? dates.errorOf(name) : undefined,
    optional: words.optional,
    onChange: (date: string) => dates.change({ [name]: date }),
    onFinish: () => setFinished([...finished, name]),
  })
  return (
    <div className={styles.dates}>
      <DateInput {...inputOf('checkIn')} label={words.arriving} min={today()} />
      <DateInput {...inputOf('checkOut')} label={words.leaving} min={addDays(first, 1)} />
      {isPlainDate(dates.checkIn) && outings.some(isFar) && (
        <label className={styles.passesBy}>
          <input
            type="checkbox"
            checked={passesBy}
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
  const isKept = useStore(daysStore.isKept, false)
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    // A service worker becomes active only when it has stored everything.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    void workers?.ready.then(() => setStored(true))
  }, [])
  return (
    <div className={`stack ${styles.keep}`}>
      <div className={`row ${styles.actions}`}>
        <BookLink>{words.keep.ask}</BookLink>
        <Button variant="quiet" onClick={printPlan}>
          <Icon name="printer" />
          {words.keep.print}
        </Button>
        <ShareLink link={shareLink(asChosen(plan))} words={shareWords} className={styles.outcome}>
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
      {isKept && <p>{words.keep.note}</p>}
      {isStored && <p>{words.keep.offline}</p>}
    </div>
  )
}

/** Prints the plan alone, without the page around it. */
function printPlan(): void {
  const { dataset } = document.documentElement
  dataset.printsPlan = ''
  addEventListener('afterprint', () => delete dataset.printsPlan, { once: true })
  print()
}
