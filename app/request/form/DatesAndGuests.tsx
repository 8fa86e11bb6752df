import { useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { seasons, stays } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { addDays, isPlainDate, monthName, type PlainDate } from '../../../lib/dates.ts'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { haveResidentsPrice, nextWeekends } from '../../../lib/rates.ts'
import { count, fill, inBothWays } from '../../../lib/text.ts'
import { today } from '../../resort/today.ts'
import { Button } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field, FieldNotes } from '../../ui/Field.tsx'
import { Text } from '../../ui/Text.tsx'
import type { EnquiryForm } from '../use-enquiry-form.ts'
import { changeCheckIn, changeChildren, guestsOf, nightsOf, type Draft } from '../draft.ts'
import { useAvailability, useCalendar } from './calendar-store.ts'
import { Checkbox, Choice, Counter } from './controls.tsx'
import { alternativesTo, type Alternative } from './rules/alternatives.ts'
import { idsOf, type Chosen } from './rules/chosen.ts'
import { isOff } from './rules/nights.ts'
import { sumText } from './rules/price.ts'
import { fitOf } from './rules/rooms.ts'
import { fitText, offerText } from './rules/sentences.ts'
import styles from './request.module.css'

const { fields, limits } = words

/** The next weekends above the dates: one press instead of two dates (B9). */
export function Weekends({ form }: { form: EnquiryForm }) {
  const { checkIn, checkOut } = form.draft
  const calendar = useCalendar()
  const weekends = nextWeekends(today(), (night) => isOff(form.draft, night, calendar))
  const chosen = weekends.find((weekend) => weekend.checkIn === checkIn && weekend.checkOut === checkOut)
  if (weekends.length === 0) return null
  return (
    <Choice
      look="weekends"
      name={form.idOf('weekend')}
      label={fields.weekends.label}
      options={weekends.map((weekend) => ({ value: weekend.checkIn, label: <Text>{spanLabel(weekend)}</Text> }))}
      chosen={chosen?.checkIn ?? ''}
      onChoose={(friday) => form.change(weekends.find((weekend) => weekend.checkIn === friday) ?? {})}
    />
  )
}

/** '15–17 May', or '29 May – 1 Jun', without a year; read aloud with whole words. */
function spanLabel({ checkIn, checkOut }: Pick<Draft, 'checkIn' | 'checkOut'>): string {
  const [first, last] = [dayOf(checkIn), dayOf(checkOut)]
  const isOneMonth = monthName(checkIn) === monthName(checkOut)
  const month = monthName(checkOut)
  const printed = isOneMonth ? `${first}–${last} ${month.slice(0, 3)}` : `${shortDay(checkIn)} – ${shortDay(checkOut)}`
  const min = isOneMonth ? first : `${first} ${monthName(checkIn)}`
  return inBothWays(printed, fill(ui.prices.rangeAloud, { min, max: `${last} ${month}` }))
}

const dayOf = (date: PlainDate) => Number(date.slice(8))
const shortDay = (date: PlainDate) => `${dayOf(date)}\u00a0${monthName(date).slice(0, 3)}`

/** What the dates need of a form: the back of a postcard has them too. */
export type DatesForm = Pick<EnquiryForm, 'draft' | 'idOf' | 'errorOf' | 'change' | 'finish'>

export const dateOf = (form: DatesForm, name: 'checkIn' | 'checkOut') => ({
  id: form.idOf(name),
  name,
  value: form.draft[name],
  error: form.errorOf(name),
  onFinish: () => form.finish(name),
})

/**
 * Check-in and check-out, and whether a stay is closed or taken then. The earliest day is today at the resort, and
 * check-out is after check-in.
 */
export function StayDates({ form }: { form: DatesForm }) {
  const { draft } = form
  const first = today()
  const from = isPlainDate(draft.checkIn) && draft.checkIn >= first ? draft.checkIn : first
  const nights = nightsOf(draft)
  return (
    <div className={styles.dates}>
      <DateInput
        {...dateOf(form, 'checkIn')}
        label={fields.checkIn.label}
        min={first}
        max={addDays(first, limits.daysAhead)}
        onChange={(date) => form.change(changeCheckIn(draft, date))}
      />
      <DateInput
        {...dateOf(form, 'checkOut')}
        label={fields.checkOut.label}
        min={addDays(from, 1)}
        max={addDays(from, limits.nights)}
        onChange={(date) => form.change({ checkOut: date })}
      />
      {nights > 0 && (
        <>
          <Echo>{`${datesMarked(draft.checkIn, draft.checkOut)}, ${count(nights, words.estimate.nights)}`}</Echo>
          <AvailabilityNote form={form} />
        </>
      )}
    </div>
  )
}

/** Days and numbers in words too, because a date input shows figures only. */
export const Echo = ({ children }: { children: string }) => (
  <Text as="p" className={styles.echo}>
    {children}
  </Text>
)

/**
 * What is closed or taken on the nights of the draft, and where they are taken, alternatives of one press each. Nothing
 * is refused. The estimate says it to screen readers. Where no calendar says anything, we'll check the dates.
 */
function AvailabilityNote({ form: { draft, change } }: { form: DatesForm }) {
  const said = useRef<HTMLParagraphElement>(null)
  const { kind, sentence } = useAvailability(draft)
  const ways = alternativesTo(draft, useCalendar(), today())

  /** The pressed button disappears, so the focus moves to what is said then. */
  function choose(way: Alternative) {
    flushSync(() => change(way.draft))
    said.current?.focus()
  }

  return (
    <div className={styles.availability}>
      <p ref={said} tabIndex={-1} data-nights={kind}>
        {sentence || fields.checkIn.hint}
      </p>
      {ways.length > 0 && (
        <ul aria-label={words.taken.ways.label}>
          {ways.map((way) => (
            <li key={labelOf(way)}>
              <Button variant="quiet" size="small" onClick={() => choose(way)}>
                <Text>{labelOf(way)}</Text>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const labelOf = (way: Alternative) =>
  way.kind === 'dates'
    ? spanLabel(way.draft)
    : fill(words.taken.ways.stay, { stay: way.stay.name, price: sumText(way.totalUsd, way.isFrom) })

const ages = Array.from({ length: 18 }, (_, age) => age)

/** Adults, children and their ages, whether they are residents; and advice if the chosen stay is too small. */
export function Guests({ form }: { form: EnquiryForm }) {
  const { draft } = form
  const room = limits.guests - guestsOf(draft)
  const error = form.errorOf('adults')

  function changeAge(child: number, age: string) {
    form.change({ childAges: draft.childAges.map((old, at) => (at !== child ? old : age === '' ? null : Number(age))) })
    form.finish(`childAge-${child}`)
  }

  return (
    <>
      <div className={styles.pair} data-field>
        <Counter
          id={form.idOf('adults')}
          words={fields.adults}
          value={draft.adults}
          min={1}
          max={draft.adults + room}
          onChange={(adults) => form.change({ adults, isPartyCounted: true })}
        />
        <Counter
          id={form.idOf('children')}
          words={fields.children}
          value={draft.childAges.length}
          min={0}
          max={draft.childAges.length + room}
          onChange={(children) => form.change({ ...changeChildren(draft, children), isPartyCounted: true })}
        />
      </div>
      {error && <FieldNotes id={form.idOf('adults')} error={error} />}
      {draft.childAges.length > 0 && (
        <div className={styles.ages}>
          {draft.childAges.map((age, child) => {
            const key = `childAge-${child}`
            return (
              <Field
                key={key}
                id={form.idOf(key)}
                label={fill(fields.childAge.label, { number: child + 1 })}
                error={form.errorOf(key)}
              >
                {(control) => (
                  <select {...control} value={age ?? ''} onChange={({ target }) => changeAge(child, target.value)}>
                    <option value="">–</option>
                    {ages.map((year) => (
                      <option key={year}>{year}</option>
                    ))}
                  </select>
                )}
              </Field>
            )
          })}
        </div>
      )}
      {haveResidentsPrice(stays, seasons) && (
        <Checkbox form={form} name="areResidents" label={fields.residents.label} />
      )}
      <Fit form={form} />
    </>
  )
}

/**
 * Says that the chosen stays are too small, and offers some that fit. The sentence does not name the number of guests,
 * so it is announced only when the advice changes.
 */
function Fit({ form }: { form: EnquiryForm }) {
  const fit = fitOf(form.draft)

  // The pressed button disappears, so the focus must move: to the stays that it has chosen.
  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>, offered: readonly Chosen[]) {
    const place = currentTarget.closest('form')
    flushSync(() => form.change({ stays: idsOf(offered) }))
    place?.querySelector<HTMLElement>('[data-chosen] button')?.focus()
  }

  return (
    <div className={styles.fit}>
      <p aria-live="polite">{fitText(fit, form.draft, 'form')}</p>
      {fit.kind === 'tooSmall' && (
        <Button variant="quiet" size="small" onClick={(press) => choose(press, fit.offered)}>
          {offerText(fit.offered, form.draft, 'change')}
        </Button>
      )}
    </div>
  )
}
