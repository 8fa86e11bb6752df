/** What windows say beside the value itself. */
import { useState } from 'react'
import type { Field } from '../fields.ts'
import type { Left } from '../list-changes.ts'
import type { Open } from '../open-facts.ts'
import { Button } from './Button.tsx'
import { EditorIcon } from './EditorIcon.tsx'
import { timesShown } from './page.ts'

/** Why a fact is open. */
export function OpenNotes({ facts }: { facts: readonly Open[] }) {
  return facts
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ path, why }) => (
      <div key={path} className="note">
        <p className="label">Nobody has confirmed this</p>
        <p>{why}</p>
      </div>
    ))
}

type ProblemsProps = {
  id?: string
  problems: readonly string[]
  /** What has to be changed first. */
  left?: readonly Left[]
  onLeft?: (path: string) => void
}

/** What is wrong with what was typed or asked for. */
export function Problems({ id, problems, left = [], onLeft }: ProblemsProps) {
  return (
    <div id={id} className={problems.length > 0 ? 'bad' : 'heard'} aria-live="polite">
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>
              <EditorIcon name="halt" />
              <span>{problem}</span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul className="rows">
          {left.map(({ path, sentence }) => (
            <li key={path}>
              <span>{sentence}</span>
              <Button heard={`: ${sentence}`} onClick={() => onLeft?.(path)}>
                Change
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** How many other places of this page show a field. */
export function AlsoChanges({ field }: { field: Field }) {
  // One of those was pressed.
  const [others] = useState(() => timesShown(field) - 1)
  if (others < 1) return null
  return (
    <p className="small soft">Also changes {others === 1 ? '1 other place' : `${others} other places`} on this page.</p>
  )
}
