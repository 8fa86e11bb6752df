import { useState, type MouseEvent } from 'react'
import { celebrations } from '../../../content/enjoyments.yaml'
import words from '../../../content/request.yaml'
import ui from '../../../content/ui.yaml'
import { isPlainDate, datesMarked } from '../../../lib/dates.ts'
import { count, fill } from '../../../lib/text.ts'
import { today } from '../../resort/clock-and-desk.ts'
import { IconButton } from '../../ui/Button.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { Text } from '../../ui/Text.tsx'
import type { FormState, LoadedForm } from '../form-state.ts'
import { lastDay } from './rules/last-day.ts'
import { maxVisitors, roofs } from '../draft.ts'
import { Checkbox, Choice } from './form-controls.tsx'
import { fieldsOfSubject } from './rules/fields-of-subject.ts'
import { StayField } from './StayField.tsx'
import { Echo, DateFields, Guests, Weekends } from './DatesAndGuests.tsx'
import { roomInAll } from './rules/chosen-stays.ts'
import type { Topic } from './rules/topics.ts'
import styles from './request.module.css'

const { fields } = words
const { seats } = celebrations

export function SubjectFields({ form }: { form: LoadedForm }) {
  const { subject } = form.draft
  return (
    <>
      <Topics form={form} />
      {subject === 'booking-request' && (
        <>
          <StayField form={form} />
          <Weekends form={form} />
          <DateFields form={form} />
          <Guests form={form} />
        </>
      )}
      {subject === 'special-arrangements' && <OccasionFields form={form} />}
    </>
  )
}

/** What the pressed buttons asked about: it goes into the message unless the guest removes it here. */
function Topics({ form }: { form: LoadedForm }) {
  function takeOut({ currentTarget }: MouseEvent<HTMLButtonElement>, { without }: Topic) {
    // The pressed button disappears with the line, so the focus must move.
    const place = currentTarget.closest('dialog, section')
    place?.querySelector<HTMLElement>('h2, h3')?.focus()
    form.change(without)
  }

  return form.request.topics.map((topic) => (
    <div key={topic.id} className={`between ${styles.topic}`}>
      <p>
        {fields.about.label}: <b>{topic.name}</b>
        {topic.booking && <Text as="span">{topic.booking}</Text>}
      </p>
      <IconButton
        icon="x"
        label={fill(fields.about.remove, { about: topic.name })}
        onClick={(press) => takeOut(press, topic)}
      />
    </div>
  ))
}

/** What an occasion is for, its day, how many come, whether a roof is wanted, and who stays the night (B7). */
function OccasionFields({ form }: { form: FormState }) {
  const { draft } = form
  const party = draft.visitors ? `, ${count(draft.visitors, words.estimate.guests)}` : ''
  return (
    <>
      <ChoiceField form={form} name="occasion" />
      <div className={`side-by-side ${styles.dates}`}>
        <DateInput form={form} name="checkIn" label={fields.day.label} min={today()} max={lastDay(today())} />
        <Headcount form={form} name="visitors" />
        {isPlainDate(draft.checkIn) && <Echo>{`${datesMarked(draft.checkIn)}${party}`}</Echo>}
      </div>
      <ChoiceField form={form} name="roof" />
      <Headcount form={form} name="overnight" />
      <div className={styles.remark}>
        <p aria-live="polite">
          {[
            seats && (draft.visitors ?? 0) > seats && fill(fields.visitors.tooMany, { seats }),
            (draft.overnight ?? 0) > roomInAll && words.occupancy.tooMany.form,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </>
  )
}

/** How many people, in figures; all else that is typed is left out. */
function Headcount({ form, name }: { form: FormState; name: 'visitors' | 'overnight' }) {
  const optional = name === 'overnight' ? ui.form.optional : undefined
  return (
    <Field id={form.idOf(name)} label={fields[name].label} optional={optional} error={form.errorOf(name)}>
      {(control) => (
        <input
          {...control}
          name={name}
          aria-required={name === 'visitors' && form.name === 'dialog'}
          inputMode="numeric"
          maxLength={String(maxVisitors).length}
          autoComplete="off"
          value={form.draft[name] ?? ''}
          onChange={({ target }) => form.change({ [name]: Number(target.value.replaceAll(/\D/g, '')) || null })}
        />
      )}
    </Field>
  )
}

const options = {
  occasion: words.occasions.map(({ id, label }) => ({ value: id, label })),
  roof: roofs.map((value) => ({ value, label: fields.roof[value] })),
}

function ChoiceField({ form, name }: { form: FormState; name: keyof typeof options }) {
  return (
    <Choice
      name={form.idOf(name)}
      label={fields[name].label}
      options={options[name]}
      chosen={form.draft[name]}
      onChoose={(value) => form.change({ [name]: value })}
    />
  )
}

/** Offered with a question in the dialog. Ticked, it stands in each message, so it can be taken back wherever it would. */
export function AgentBox({ form }: { form: FormState }) {
  const { subject, forOthers } = form.draft
  const [wasTicked, setWasTicked] = useState(forOthers)
  if (forOthers && !wasTicked) setWasTicked(true)
  const isOffered = subject === 'general-inquiry' && form.name === 'dialog'
  if (!isOffered && !(wasTicked && fieldsOfSubject[subject].includes('forOthers'))) return null
  return <Checkbox form={form} name="forOthers" label={fields.forOthers.label} />
}
