import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { stays } from '../../../content/accommodations.yaml'
import words from '../../../content/request.yaml'
import ui from '../../../content/ui.yaml'
import { guestsMarked, priceInLine } from '../../../lib/price-texts.ts'
import { fill } from '../../../lib/text.ts'
import { mainPicture } from '../../../lib/picture-data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import { TextButton } from './form-controls.tsx'
import { unitsText } from './rules/sentences.ts'
import type { LoadedForm } from '../form-state.ts'
import { canAdd, idsOf } from './rules/chosen-stays.ts'
import 'virtual:focus-points/accommodations.css'
import styles from './request.module.css'

const { label, change, hint, add, remove } = words.fields.stay

/** The chosen stays, a line each; while none is chosen, or one more is added, those that can be had as cards. */
export function StayField({ form }: { form: LoadedForm }) {
  const [isAdding, setAdding] = useState(false)
  const field = useRef<HTMLFieldSetElement>(null)
  const { chosen } = form.request
  const ids = idsOf(chosen)
  const others = stays.filter((stay) => canAdd(stay, chosen))

  /** The pressed button disappears, so the focus moves to the first that is left. */
  function choose(choice: string[]) {
    flushSync(() => {
      setAdding(false)
      form.change({ stays: choice })
    })
    field.current?.querySelector('button')?.focus()
  }
  const takeOut = (id: string) => choose(ids.toSpliced(ids.indexOf(id), 1))

  return (
    <fieldset ref={field} className={styles.stays} data-field data-stays>
      <legend className={ids.length > 0 ? 'visually-hidden' : styles.legend}>{label}</legend>
      {ids.length > 0 && (
        <ul className={styles.lines}>
          {chosen.map(({ stay, units }) => (
            <li key={stay.id}>
              <Picture picture={mainPicture(stay)} sizes="3.75rem" alt="" />
              <p id={form.idOf(stay.id)}>
                <b>{unitsText({ stay, units })}</b> <Facts stay={stay} />
              </p>
              {ids.length === 1 ? (
                <TextButton aria-describedby={form.idOf(stay.id)} onClick={() => takeOut(stay.id)}>
                  {change}
                </TextButton>
              ) : (
                <IconButton icon="x" label={fill(remove, { stay: stay.name })} onClick={() => takeOut(stay.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {ids.length > 0 && others.length > 0 && (
        <TextButton aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Icon name={isAdding ? 'minus' : 'plus'} />
          {add}
        </TextButton>
      )}
      {ids.length === 0 && <p className="fine">{hint}</p>}
      {(ids.length === 0 || isAdding) && (
        <div className={`side-by-side ${styles.cards}`}>
          {others.map((stay) => (
            <button key={stay.id} type="button" className={styles.card} onClick={() => choose([...ids, stay.id])}>
              <Picture picture={mainPicture(stay)} sizes="(width >= 38rem) 11rem, 45vw" alt="" />
              <span>
                <b>{stay.name}</b> <Facts stay={stay} />
              </span>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function Facts({ stay }: { stay: (typeof stays)[number] }) {
  return (
    <small className={styles.dotted}>
      <span>{priceInLine(stay, ui.prices)}</span> <Text as="span">{guestsMarked(stay.occupancy, ui.prices)}</Text>
    </small>
  )
}
