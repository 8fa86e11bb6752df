import { stays } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { guestsMarked, priceInLine } from '../../lib/prices.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import { notSure } from '../draft/empty-draft.ts'
import type { EnquiryForm } from './enquiry-form.ts'
import styles from './StayField.module.css'

const { label, notSure: notSureLabel, notSureHint } = words.fields.stay

/** The stays as cards to choose from, and "not sure yet". */
export function StayField({ form }: { form: EnquiryForm }) {
  const radio = (id: string) => (
    <input
      type="radio"
      name={form.idOf('stay')}
      value={id}
      checked={form.draft.stay === id}
      onChange={() => form.change({ stay: id })}
    />
  )
  return (
    <fieldset className={styles.stays} data-field>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {stays.map((stay) => (
          <label key={stay.id} className={styles.card}>
            {radio(stay.id)}
            <Picture picture={stay.pictures.exterior} sizes="(width >= 38rem) 11rem, 45vw" alt="" />
            <span>
              <b>{stay.name}</b>
              <small>
                <span className="no-break">{priceInLine(stay, ui.prices)}</span> ·{' '}
                <span className="no-break">
                  <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
                </span>
              </small>
            </span>
            <Icon name="check" />
          </label>
        ))}
        <label className={`${styles.card} ${styles.open}`}>
          {radio(notSure)}
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
