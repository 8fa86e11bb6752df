import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { stays } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { guestsMarked, priceInLine } from '../../lib/prices.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import { chosenStays, unitsOf, unitsText } from '../draft/chosen-stays.ts'
import type { EnquiryForm } from './enquiry-form.ts'
import styles from './StayField.module.css'

const { label, change, notSure: notSureLabel, notSureHint } = words.fields.stay

/** The stays as cards, and "not sure yet". A stay that was chosen elsewhere is one line with a change button. */
export function StayField({ form }: { form: EnquiryForm }) {
  const [isChoosing, setChoosing] = useState(false)
  const field = useRef<HTMLFieldSetElement>(null)
  const chosen = chosenStays(form.draft, stays)

  function choose() {
    flushSync(() => setChoosing(true))
    field.current?.querySelector<HTMLElement>(':checked')?.focus()
  }

  if (chosen.length > 0 && !isChoosing) {
    return (
      <fieldset data-field>
        <legend className="visually-hidden">{label}</legend>
        <div className={styles.chosen}>
          {chosen[0] && <Picture picture={chosen[0].pictures.exterior} sizes="3.75rem" alt="" />}
          <p id={form.idOf('chosen')}>
            {unitsOf(chosen).map(({ stay, units }) => (
              <span key={stay.id}>
                <b>{unitsText(stay.name, units, words)}</b> <Facts stay={stay} />{' '}
              </span>
            ))}
          </p>
          <button type="button" aria-describedby={form.idOf('chosen')} onClick={choose}>
            {change}
          </button>
        </div>
      </fieldset>
    )
  }

  const radio = (id = '') => (
    <input
      type="radio"
      name={form.idOf('stay')}
      value={id}
      checked={(chosen[0]?.id ?? '') === id}
      onChange={() => {
        // The cards stay open, because arrow keys select each card on the way.
        setChoosing(true)
        form.change({ stays: id ? [id] : [] })
      }}
    />
  )
  return (
    <fieldset ref={field} className={styles.stays} data-field>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {stays.map((stay) => (
          <label key={stay.id} className={styles.card}>
            {radio(stay.id)}
            <Picture picture={stay.pictures.exterior} sizes="(width >= 38rem) 11rem, 45vw" alt="" />
            <span>
              <b>{stay.name}</b>
              <Facts stay={stay} />
            </span>
            <Icon name="check" />
          </label>
        ))}
        <label className={`${styles.card} ${styles.open}`}>
          {radio()}
          <span>
            <b>{notSureLabel}</b>
            <small>{notSureHint}</small>
          </span>
          <Icon name="check" />
        </label>
      </div>
    </fieldset>
  )
}

function Facts({ stay }: { stay: (typeof stays)[number] }) {
  return (
    <small>
      <span className="no-break">{priceInLine(stay, ui.prices)}</span> ·{' '}
      <span className="no-break">
        <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
      </span>
    </small>
  )
}
