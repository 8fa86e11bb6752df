/** A button of a window. */
import type { ComponentProps } from 'react'

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
