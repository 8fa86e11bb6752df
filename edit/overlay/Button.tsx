/** Buttons, boxes to tick and the search of windows. */
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** `go` is what the window is for, `bare` has no frame, `full` takes a line, `end` stands at the end of one. */
  look?: string
  /** What is heard after its words, where others have the same. */
  heard?: string
}

export function Button({ look = '', heard, children, ...others }: Props) {
  return (
    <button {...others} type="button" className={`b ${look}`}>
      {children}
      {heard && <span className="heard">{heard}</span>}
    </button>
  )
}

type SwitchProps = Pick<ComponentProps<'input'>, 'name' | 'aria-describedby'> & {
  /** `radio` where one of several is chosen. */
  type?: 'checkbox' | 'radio'
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  children: ReactNode
}

export function Switch({ type = 'checkbox', isOn, onSwitch, children, ...others }: SwitchProps) {
  return (
    <label className="switch">
      <input {...others} type={type} checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      {children}
    </label>
  )
}

export function Search({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  return (
    <input
      className="write"
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  )
}
