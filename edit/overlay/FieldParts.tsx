/** What windows say beside the value itself. */
import { useState } from 'react'
import type { Field } from '../fields.ts'
import type { Left } from '../list-changes.ts'
import type { Open } from '../open-facts.ts'
import type { Value } from '../source.ts'
import { Button } from './Button.tsx'
import { useWindowActions, type Run } from './window-actions.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { rangeInWords } from './field-words.ts'
import { formatValue, timesShown } from './page.ts'
import { lengthOf } from './ValueInput.tsx'

/** Why a fact is open. */
export function OpenNotes({ facts }: { facts: readonly Open[] }) {
  return facts.map(({ path, why, now, isQuestion }) => (
    <div key={path} className="note">
      <p className="label">Nobody has {now.length === 0 ? 'answered' : 'confirmed'} this</p>
      <p>{why}</p>
      {isQuestion && <p>Until you answer, guests can add this question to their message.</p>}
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

type MeterProps = { id?: string; field: Field; value: Value | undefined; isDirty?: boolean }

/** The limits of a field: how much of it there is, or what was there before. */
export function Meter({ id, field, value, isDirty = false }: MeterProps) {
  const { kind, max } = field
  return (
    <div className="meter">
      <span id={id}>{rangeInWords(field)}</span>
      {(kind === 'words' || kind === 'cell') && max !== undefined && (
        <span className="n">
          {lengthOf(value)} / {max}
        </span>
      )}
      {(kind === 'sum' || kind === 'number') && isDirty && <span className="n">was {formatValue(field.value)}</span>}
    </div>
  )
}

type ConfirmProps = { field: Field; fact: Open; isBusy: boolean; run: Run }

/** A fact that nobody has confirmed is right as it stands; what is empty, where it stays so. */
export function ConfirmActs({ field, fact, isBusy, run }: ConfirmProps) {
  const { openField } = useWindowActions()
  const { path, why, now, opens, isPlaceholder, isQuestion } = fact
  if (isQuestion) return null
  if (isPlaceholder) return <p className="small soft full">This is a placeholder. Please type the real one.</p>
  const isUnanswered = now.length === 0
  const isSaid = field.value !== null && field.value !== undefined && field.value !== ''
  const one = isUnanswered ? 'Leave it open: guests ask you' : isSaid ? 'This is right' : 'Empty is right'
  return (
    <>
      {isUnanswered && opens !== undefined && opens !== field.path && (
        <Button look="go full" onClick={() => openField(opens)}>
          Answer
        </Button>
      )}
      <Button
        look={isUnanswered ? 'full' : 'go full'}
        disabled={isBusy}
        onClick={() => void run('confirm', { paths: [path] }, `Confirmed: ${why}`)}
      >
        <EditorIcon name="check" />
        {now.length > 1 ? `All ${now.length} are right` : one}
      </Button>
      {now.length > 1 && <p className="small soft full">Confirms: {now.map(formatValue).join(' · ')}</p>}
    </>
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
