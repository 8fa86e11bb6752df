import type { Choices } from '../choices.ts'
import type { NamedOuting, Plan } from './outing.ts'

/** The buttons that move an outing. */
export type MoveButton = 'earlier' | 'later' | 'day'

export interface DayProps {
  plan: Plan<NamedOuting>
  /** Of the day, from 0. */
  index: number
  onMove: (outing: NamedOuting, button: MoveButton, next: Choices) => void
  onRemove: (outing: NamedOuting) => void
}
