import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { seasons, stays } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import { haveResidentsPrice } from '../../../lib/rates.ts'
import { fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FieldNotes } from '../../ui/FieldNotes.tsx'
import { changeChildren, guestsOf } from '../draft/draft.ts'
import { idsOf, type Chosen } from './rules/chosen.ts'
import { fitOf } from './rules/rooms.ts'
import { fitText, offerText } from './rules/said.ts'
import { Checkbox } from './Checkbox.tsx'
import { Stepper } from './Stepper.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './GuestFields.module.css'
import rows from './Rows.module.css'

const ages = Array.from({ length: 18 }, (_, age) => age)

/** Adults, children and their ages, whether they are residents; and advice if the chosen stay is too small. */
export function GuestFields({ form }: { form: EnquiryForm }) {
  const { draft } = form
  const { adults, children } = words.fields
  const room = words.limits.guests - guestsOf(draft)
  const error = form.errorOf('adults')

  function changeAge(child: number, age: string) {
    form.change({ childAges: draft.childAges.map((old, at) => (at !== child ? old : age === '' ? null : Number(age))) })
    form.finish(`childAge-${child}`)
  }

  return (
    <>
      <div className={rows.pair} data-field>
        <Stepper
          id={form.idOf('adults')}
          words={adults}
          value={draft.adults}
          min={1}
          max={draft.adults + room}
          onChange={(count) => form.change({ adults: count, isPartyCounted: true })}
        />
        <Stepper
          id={form.idOf('children')}
          words={children}
          value={draft.childAges.length}
          min={0}
          max={draft.childAges.length + room}
          onChange={(count) => form.change({ ...changeChildren(draft, count), isPartyCounted: true })}
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
                label={fill(words.fields.childAge.label, { number: child + 1 })}
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
        <Checkbox
          name="areResidents"
          checked={draft.areResidents}
          onChange={({ target }) => form.change({ areResidents: target.checked })}
        >
          {words.fields.residents.label}
        </Checkbox>
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
  const { draft } = form
  const fit = fitOf(draft)

  // The pressed button disappears, so the focus must move: to the stays that it has chosen.
  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>, offered: readonly Chosen[]) {
    const place = currentTarget.closest('form')
    flushSync(() => form.change({ stays: idsOf(offered) }))
    place?.querySelector<HTMLElement>('[data-chosen] button')?.focus()
  }

  return (
    <div className={styles.fit}>
      <p aria-live="polite">{fitText(draft, 'form')}</p>
      {fit.kind === 'tooSmall' && (
        <Button variant="quiet" size="small" onClick={(press) => choose(press, fit.offered)}>
          {offerText(fit.offered, draft, 'change')}
        </Button>
      )}
    </div>
  )
}
