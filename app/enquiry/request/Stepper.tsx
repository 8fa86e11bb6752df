import { Icon } from '../../ui/Icon.tsx'
import styles from './Stepper.module.css'

type Props = {
  /** The id of the first button, for links to this field. */
  id: string
  words: { label: string; fewer: string; more: string }
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number with a minus and a plus button. At a limit the button is not `disabled`, so that it keeps the focus. */
export function Stepper({ id, words, value, min, max, onChange }: Props) {
  const button = (label: string, icon: 'minus' | 'plus', next: number, buttonId?: string) => {
    const isPossible = next >= min && next <= max
    return (
      <button
        id={buttonId}
        type="button"
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChange(next)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`}>{words.label}</span>
      <div className={styles.stepper}>
        {button(words.fewer, 'minus', value - 1, id)}
        <span aria-live="polite" aria-atomic>
          <span className="visually-hidden">{words.label} </span>
          <span>{value}</span>
        </span>
        {button(words.more, 'plus', value + 1)}
      </div>
    </div>
  )
}
