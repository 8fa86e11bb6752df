/** Buttons, boxes to tick, the search and the drawings of windows. */
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

/** The editor's own small drawings. */
const signs = {
  x: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  halt: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v6M12 16.5v.5',
  picture: 'M3 4h18v16H3zM3 17l5-5 4 4 3-3 6 5',
  page: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  up: 'M12 20V4M5 11l7-7 7 7',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
}

export function EditorIcon({ name }: { name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  )
}
