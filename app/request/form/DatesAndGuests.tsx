import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { seasons, stays } from '../../../content/accommodations.yaml'
import words from '../../../content/request.yaml'
import { addDays, isPlainDate, datesMarked, daysInShort, changeCheckIn } from '../../../lib/dates.ts'
import { haveResidentsPrice } from '../../../lib/rates.ts'
import { count, fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field, FieldNotes } from '../../ui/Field.tsx'
import { Text } from '../../ui/Text.tsx'
import type { FormState, LoadedForm } from '../form-state.ts'
import { lastDay } from './rules/last-day.ts'
import { Checkbox, Choice, Counter } from './form-controls.tsx'
import { isUnavailable } from './rules/availability.ts'
import { alternativesTo, type Alternative } from './rules/when-unavailable.ts'
import { availabilityText, fitTexts } from './rules/sentences.ts'
import { idsOf } from './rules/chosen-stays.ts'
import { nextWeekends } from './rules/weekends.ts'
import styles from './request.module.css'

const { fields, limits } = words

/** The next weekends above the dates: one press instead of two dates (B9). */
export function Weekends({ form }: { form: LoadedForm }) {
  const { draft, chosen, calendar, today } = form.request
  const weekends = nextWeekends(today, (night) => isUnavailable(chosen, night, calendar))
  const { checkIn = '' } =
    weekends.find((each) => each.checkIn === draft.checkIn && each.checkOut === draft.checkOut) ?? {}
  if (weekends.length === 0) return null
  return (
    <Choice
      look="weekends"
      name={form.idOf('weekend')}
      label={fields.weekends.label}
      options={weekends.map((weekend) => ({ value: weekend.checkIn, label: <Text>{daysInShort(weekend)}</Text> }))}
      chosen={checkIn}
      onChoose={(friday) => form.change(weekends.find((weekend) => weekend.checkIn === friday) ?? {})}
    />
  )
}

/** Check-in, from today at the resort on, and check-out after it; and whether a stay is closed or taken then. */
export function DateFields({ form }: { form: LoadedForm }) {
  const { draft, today: first, lengthOfStay: nights } = form.request
  const from = isPlainDate(draft.checkIn) && draft.checkIn >= first ? draft.checkIn : first
  return (
    <div className={`side-by-side ${styles.dates}`}>
      <DateInput
        form={form}
        name="checkIn"
        label={fields.checkIn.label}
        min={first}
        max={lastDay(first)}
        onChange={(date) => form.change(changeCheckIn(draft, date))}
      />
      <DateInput
        form={form}
        name="checkOut"
        label={fields.checkOut.label}
        min={addDays(from, 1)}
        max={addDays(from, limits.nights)}
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

/** What is closed or taken on the nights of the draft, and alternatives. Where nothing is known, we'll check the dates. */
function AvailabilityNote({ form }: { form: LoadedForm }) {
  const { request } = form
  // The estimate says it to screen readers.
  return (
    <Remark form={form} choices={alternativesTo(request)} focusAt="[data-nights]">
      <p tabIndex={-1} data-nights={request.availability.kind}>
        {availabilityText(request, 'form') || fields.checkIn.hint}
      </p>
    </Remark>
  )
}

type RemarkProps = {
  form: FormState
  choices: readonly Alternative[]
  /** The pressed button disappears, so the focus moves: to the first of these in the form. */
  focusAt: string
  children: ReactNode
}

function Remark({ form, choices, focusAt, children }: RemarkProps) {
  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>, { changes }: Alternative) {
    const place = currentTarget.closest('form, dialog')
    flushSync(() => form.change(changes))
    place?.querySelector<HTMLElement>(focusAt)?.focus()
  }

  return (
    <div className={`stack ${styles.remark}`}>
      {children}
      {choices.length > 0 && (
        <ul className="row" aria-label={words.taken.ways.label}>
          {choices.map((choice) => (
            <li key={choice.label}>
              <Button variant="quiet" size="small" onClick={(press) => choose(press, choice)}>
                <Text>{choice.label}</Text>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const ages = Array.from({ length: 18 }, (_, age) => age)

/** Adults, children and their ages, whether they are residents; and advice if the chosen stay is too small. */
export function Guests({ form }: { form: LoadedForm }) {
  const { draft, party } = form.request
  const { adults } = party

  const agesOf = (children: number) => Array.from({ length: children }, (_, child) => draft.childAges[child] ?? null)

  function changeAge(child: number, age: string) {
    form.change({ childAges: draft.childAges.map((old, at) => (at !== child ? old : age === '' ? null : Number(age))) })
    form.finish(`childAge-${child}`)
  }

  return (
    <>
      <div className="side-by-side">
        <Counter
          id={form.idOf('adults')}
          words={fields.adults}
          value={adults}
          min={1}
          max={limits.guests - draft.childAges.length}
          onChange={(next) => form.change({ adults: next })}
        />
        <Counter
          id={form.idOf('children')}
          words={fields.children}
          value={draft.childAges.length}
          min={0}
          max={limits.guests - (adults ?? 0)}
          onChange={(children) => form.change({ adults, childAges: agesOf(children) })}
        />
      </div>
      {adults === null && (
        <FieldNotes id={form.idOf('adults')} hint={fields.adults.hint} error={form.errorOf('adults')} />
      )}
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
      <FitNote form={form} />
    </>
  )
}

/** That the chosen stays are too small, and what fits. Without the number of guests: it is read out when it changes. */
function FitNote({ form }: { form: LoadedForm }) {
  const { fit } = form.request
  const { form: sentence, change: label = '' } = fitTexts(fit)
  const choices = fit.kind === 'tooSmall' ? [{ label, changes: { stays: idsOf(fit.offered) } }] : []
  return (
    <Remark form={form} choices={choices} focusAt="[data-stays] button">
      <p aria-live="polite">{sentence}</p>
    </Remark>
  )
}
