import type { ReactNode } from 'react'
import styles from './Choice.module.css'

type Props<Value extends string> = {
  /** Name of the radio buttons; unique within the page. */
  name: string
  label: string
  /** `joined`: one bar, for a few short answers. `chips`: as many to a row as there is room for. */
  look: 'joined' | 'chips' | 'weekends'
  options: readonly { value: Value; label: ReactNode }[]
  /** The chosen value; any other text where none is chosen. */
  chosen: string
  onChoose: (value: Value) => void
}

/** One of a few short answers: radio buttons that look like buttons, so they are one tab stop. */
export function Choice<Value extends string>({ name, label, look, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
