import { useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import { stays } from '../../../content/accommodations.yaml'
import words from '../../../content/enquiry.yaml'
import ui from '../../../content/ui.yaml'
import { priceInLine, roomMarked } from '../../../lib/prices.ts'
import { fill } from '../../../lib/text.ts'
import { mainPicture } from '../../../lib/picture-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import { TextButton } from './controls.tsx'
import { unitsText } from './rules/sentences.ts'
import type { EnquiryForm } from '../use-enquiry-form.ts'
import { canAdd, chosenOf, idsOf } from './rules/stays.ts'
import 'virtual:focus-points/accommodations.css'
import styles from './request.module.css'

type Stay = (typeof stays)[number]

const { label, change, notSure, notSureHint, add, addOne, remove } = words.fields.stay

/**
 * The chosen stays, a line each; while none is chosen, all of them as cards, and "not sure yet". `changing`: the cards
 * in place of the one line. `adding`: below the lines, those that can be added.
 */
export function StayField({ form }: { form: EnquiryForm }) {
  const [mode, setMode] = useState<'lines' | 'changing' | 'adding'>('lines')
  const field = useRef<HTMLFieldSetElement>(null)
  const chosen = chosenOf(form.draft)
  const ids = idsOf(chosen)
  const addable = stays.filter((stay) => canAdd(stay, chosen))

  /** The pressed control disappears, so the focus must move: to the first button of the field that `selector` finds. */
  function go(next: typeof mode, selector: string, choice?: string[]) {
    flushSync(() => {
      setMode(next)
      if (choice) form.change({ stays: choice })
    })
    field.current?.querySelector<HTMLElement>(selector)?.focus()
  }

  function choose({ nativeEvent }: ChangeEvent, stay?: Stay) {
    const choice = stay ? [stay.id] : []
    // Arrow keys select each card on the way, so the cards stay open for them.
    const isTap = nativeEvent instanceof MouseEvent && nativeEvent.detail > 0
    if (isTap && stay) return go('lines', 'button', choice)
    setMode('changing')
    form.change({ stays: choice })
  }

  if (ids.length === 0 || (ids.length === 1 && mode === 'changing')) {
    return (
      <fieldset ref={field} className={styles.stays} data-field>
        <legend className={styles.legend}>{label}</legend>
        <div className={styles.cards}>
          {[...stays, undefined].map((stay) => (
            <label key={stay?.id ?? ''} className={stay ? styles.card : `${styles.card} ${styles.unsure}`}>
              <input
                type="radio"
                name={form.idOf('stay')}
                value={stay?.id ?? ''}
                checked={chosen[0]?.stay === stay}
                onChange={(event) => choose(event, stay)}
              />
              <Card stay={stay} />
              <Icon name="check" />
            </label>
          ))}
        </div>
      </fieldset>
    )
  }

  return (
    <fieldset ref={field} className={styles.stays} data-field data-chosen>
      <legend className="visually-hidden">{label}</legend>
      <ul className={styles.lines}>
        {chosen.map(({ stay, units }) => (
          <li key={stay.id}>
            <Picture picture={mainPicture(stay)} sizes="3.75rem" alt="" />
            <p id={form.idOf(stay.id)}>
              <b>{unitsText({ stay, units })}</b> <Facts stay={stay} />
            </p>
            {ids.length === 1 ? (
              <TextButton aria-describedby={form.idOf(stay.id)} onClick={() => go('changing', ':checked')}>
                {change}
              </TextButton>
            ) : (
              <IconButton
                icon="x"
                label={fill(remove, { stay: stay.name })}
                onClick={() => go('lines', 'button', ids.toSpliced(ids.indexOf(stay.id), 1))}
              />
            )}
          </li>
        ))}
      </ul>
      {addable.length > 0 && (
        <TextButton
          data-add
          aria-expanded={mode === 'adding'}
          onClick={() => setMode(mode === 'adding' ? 'lines' : 'adding')}
        >
          <Icon name={mode === 'adding' ? 'minus' : 'plus'} />
          {add}
        </TextButton>
      )}
      {mode === 'adding' && (
        <div className={styles.cards}>
          {addable.map((stay) => (
            <button
              key={stay.id}
              type="button"
              className={styles.card}
              aria-label={fill(addOne, { stay: stay.name })}
              aria-describedby={form.idOf(`add-${stay.id}`)}
              onClick={() => go('lines', '[data-add], button', [...ids, stay.id])}
            >
              <Card stay={stay} id={form.idOf(`add-${stay.id}`)} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** A stay, or that the guest does not know yet. */
function Card({ stay, id }: { stay: Stay | undefined; id?: string }) {
  return (
    <>
      {stay && <Picture picture={mainPicture(stay)} sizes="(width >= 38rem) 11rem, 45vw" alt="" />}
      <span id={id}>
        <b>{stay?.name ?? notSure}</b>
        {stay ? <Facts stay={stay} /> : <small>{notSureHint}</small>}
      </span>
    </>
  )
}

function Facts({ stay }: { stay: Stay }) {
  return (
    <small>
      <span className="no-break">{priceInLine(stay, ui.prices)}</span> ·{' '}
      <Text as="span" className="no-break">
        {roomMarked(stay, stays, ui.prices)}
      </Text>
    </small>
  )
}
