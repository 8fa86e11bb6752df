/** What the window of a field says beside the value itself. */
import { useState } from 'react'
import type { Field } from '../fields.ts'
import type { Left } from '../list-changes.ts'
import type { Open } from '../open-facts.ts'
import type { Value } from '../source.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { formatValue, timesShown } from './page.ts'

type NotesProps = {
  facts: readonly Open[]
  question: Open | undefined
  /** What stands there now, where another program or window has changed it. */
  elsewhere: { value: Value | undefined } | undefined
  isDirty: boolean
  onSaveMine: () => void
}

/** What there is to know before a field is changed: why it is open, and what has changed meanwhile. */
export function FieldNotes({ facts, question, elsewhere, isDirty, onSaveMine }: NotesProps) {
  return (
    <>
      {question && <p className="label">{question.why}</p>}
      {facts
        .filter(({ isQuestion }) => !isQuestion)
        .map(({ path, why }) => (
          <div key={path} className="note">
            <p className="label">Nobody has confirmed this</p>
            <p>{why}</p>
          </div>
        ))}
      {elsewhere && (
        <div className="note" role="status">
          <p className="label">Changed elsewhere in the meantime</p>
          <p>It now says: {formatValue(elsewhere.value)}</p>
          {isDirty && (
            <button type="button" className="b" onClick={onSaveMine}>
              Save mine instead
            </button>
          )}
        </div>
      )}
      {question && <p className="small soft">Until you answer, guests can add this question to their message.</p>}
    </>
  )
}

type ProblemsProps = { id: string; problems: readonly string[]; left: readonly Left[]; onField: (path: string) => void }

/** What is wrong with what was typed or asked for, and what has to be changed first. */
export function FieldProblems({ id, problems, left, onField }: ProblemsProps) {
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
              <button type="button" className="b" onClick={() => onField(path)}>
                Change<span className="heard">: {sentence}</span>
              </button>
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
