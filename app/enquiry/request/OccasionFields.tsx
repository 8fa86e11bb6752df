import words from '../../../content/enquiry.yaml'
import { isPlainDate } from '../../../lib/dates.ts'
import { datesMarked } from '../../../lib/dates-aloud.ts'
import { count } from '../../../lib/text.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import { maxVisitors } from '../draft/draft.ts'
import { overnights, roofs } from '../draft/empty-draft.ts'
import { Choice } from './Choice.tsx'
import { DayField } from './DateFields.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import rows from './Rows.module.css'
import stepper from './Stepper.module.css'

const { fields } = words

/** What an occasion is for, its day, how many come, whether a roof is wanted, and who stays the night (B7). */
export function OccasionFields({ form }: { form: EnquiryForm }) {
  const { occasion, roof, overnight } = form.draft
  return (
    <>
      <Choice
        look="chips"
        name={form.idOf('occasion')}
        label={fields.occasion.label}
        options={words.occasions.map(({ id, label }) => ({ value: id, label }))}
        chosen={occasion}
        onChoose={(id) => form.change({ occasion: id })}
      />
      <div className={rows.dates}>
        <DayField form={form} />
        <VisitorsField form={form} />
        <Echo form={form} />
      </div>
      <Choice
        look="joined"
        name={form.idOf('roof')}
        label={fields.roof.label}
        options={roofs.map((value) => ({ value, label: fields.roof[value] }))}
        chosen={roof}
        onChoose={(value) => form.change({ roof: value })}
      />
      <Choice
        look="joined"
        name={form.idOf('overnight')}
        label={fields.overnight.label}
        options={overnights.map((value) => ({ value, label: fields.overnight[value] }))}
        chosen={overnight}
        onChoose={(value) => form.change({ overnight: value })}
      />
    </>
  )
}

/** Day and number in words, because a date input shows figures only. */
function Echo({ form }: { form: EnquiryForm }) {
  const { checkIn, visitors } = form.draft
  if (!isPlainDate(checkIn)) return null
  const parts = [datesMarked(checkIn), visitors && count(visitors, words.estimate.guests)]
  return (
    <p className={rows.echo}>
      <Text>{parts.filter(Boolean).join(', ')}</Text>
    </p>
  )
}

const step = 5

/** A number to type, with buttons for steps of five: an occasion is for forty rather than for two. */
function VisitorsField({ form }: { form: EnquiryForm }) {
  const { visitors } = form.draft
  const now = visitors ?? 0
  const button = (label: string, icon: 'minus' | 'plus', next: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next < 0}
      onClick={() => next >= 0 && form.change({ visitors: next || null })}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <Field id={form.idOf('visitors')} label={fields.visitors.label} hasParts>
      {(control) => (
        <div className={stepper.stepper}>
          {button(fields.visitors.fewer, 'minus', Math.ceil(now / step) * step - step)}
          <input
            {...control}
            name="visitors"
            inputMode="numeric"
            maxLength={String(maxVisitors).length}
            autoComplete="off"
            value={visitors ?? ''}
            onChange={({ target }) => form.change({ visitors: Number(target.value.replaceAll(/\D/g, '')) || null })}
          />
          {button(fields.visitors.more, 'plus', Math.min(Math.floor(now / step) * step + step, maxVisitors))}
        </div>
      )}
    </Field>
  )
}
