import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { FormState } from '../form-state.ts'
import styles from './request.module.css'

type CheckboxProps = { form: FormState; name: 'areResidents' | 'forOthers'; label: string }

export function Checkbox({ form, name, label }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        name={name}
        checked={form.draft[name]}
        onChange={({ target }) => form.change({ [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  )
}

/** A second way: underlined words, perhaps behind an icon. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" className={`target ${styles.link}`} {...props} />
}

type ChoiceProps<Value extends string> = {
  name: string
  label: string
  look?: 'chips' | 'weekends' | 'tabs'
  options: readonly { value: Value; label: ReactNode }[]
  /** The chosen value; any other text where none is chosen. */
  chosen: string
  onChoose: (value: Value) => void
}

/** One of a few short answers: radio buttons that look like buttons, so they are one tab stop. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, look = 'chips', options, chosen, onChoose } = props
  return (
    <fieldset className={`${styles.choice} ${styles[look]}`}>
      <legend className={look === 'tabs' ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className="side-by-side">
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

type CounterProps = {
  id: string
  words: { label: string; fewer: string; more: string }
  /** null while it is open */
  value: number | null
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number between minus and plus, read aloud when it changes. At a limit a button keeps the focus: not `disabled`. */
export function Counter({ id, words, value, min, max, onChange }: CounterProps) {
  const button = (icon: 'minus' | 'plus', label: string, by: 1 | -1) => {
    const next = (value ?? 0) + by
    const isPossible = next >= min && next <= max
    return (
      <button type="button" aria-label={label} aria-disabled={!isPossible} onClick={() => isPossible && onChange(next)}>
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <div
      className={`stack ${styles.counter}`}
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label ${id}-error`}
      data-field
    >
      <span id={`${id}-label`}>{words.label}</span>
      <div className={styles.stepper}>
        {button('minus', words.fewer, -1)}
        <span aria-live="polite" aria-atomic>
          <span className="visually-hidden">{words.label} </span>
          <span>{value ?? '–'}</span>
        </span>
        {button('plus', words.more, 1)}
      </div>
    </div>
  )
}
