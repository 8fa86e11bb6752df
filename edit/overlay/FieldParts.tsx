/** What windows say beside the value itself. */
import type { ComponentProps } from 'react'
import { editor } from '../editor.ts'
import { settledBy } from '../open-facts.ts'
import { parentOf } from '../field-path.ts'
import type { Entry, Field } from '../owner-fields.ts'
import type { Left, ListChange } from '../edit-lists.ts'
import type { Open } from '../open-facts.ts'
import { rangeInWords } from '../formatted-values.ts'
import { thumbnail } from '../photographs.ts'
import { keyOf, nameOfPicture } from '../picture-key.ts'
import type { Value } from '../yaml-text.ts'
import { Button, EditorIcon } from './controls.tsx'
import { useWindowActions, type Run } from './window-actions.ts'
import { fieldAt, openAt } from './editor-state.ts'
import type { Origin } from './find-field.ts'
import { formatValue } from './fields-on-page.ts'
import { lengthOf } from './ValueInput.tsx'

/** What the button says that leaves an open fact as it is; nothing where that is not possible. */
export function asItIs({ now, isPlaceholder, isQuestion }: Open): string | undefined {
  if (isPlaceholder || isQuestion) return undefined
  if (now.length === 0) return 'Leave it open: guests ask you'
  if (now.length > 1) return 'All of this is right'
  return (now[0] ?? '') === '' ? 'Leave it empty' : 'Right'
}

/** What has to be done, where it cannot be left as it is. */
export function adviceOn({ isPlaceholder, isQuestion }: Open): string {
  if (isPlaceholder) return 'This is a placeholder. Please type the real one.'
  return isQuestion ? 'Until you answer, guests can add this question to their message.' : ''
}

type NotesProps = { field: Field; isDirty: boolean; isBusy: boolean; run: Run }

/** What nobody has confirmed or answered of a field, and how that is settled here. */
export function OpenNotes({ field, isDirty, isBusy, run }: NotesProps) {
  const { openField } = useWindowActions()
  return openAt(field.path).map((fact) => {
    const { path, why, now, fields } = fact
    const isUnanswered = now.length === 0
    const [first] = fields
    const right = isDirty ? undefined : asItIs(fact)
    const advice = adviceOn(fact)
    return (
      <div key={path} className="note">
        <p className="label">{isUnanswered ? 'Nobody has answered this' : 'Is this right? Nobody has confirmed it'}</p>
        <p>{why}</p>
        {advice && <p>{advice}</p>}
        {/* To answer a question is no more than was asked. */}
        {isDirty && !isUnanswered && settledBy(field.path, [fact]).length > 0 && <p>Saving also confirms it.</p>}
        {right !== undefined && (
          <div className="acts">
            {isUnanswered && first && first.path !== field.path && (
              <Button look="go" onClick={() => openField(first.path)}>
                Answer
              </Button>
            )}
            <Button
              look={isUnanswered ? '' : 'go'}
              disabled={isBusy}
              onClick={() => void run(() => editor.confirm([path]), `Confirmed: ${why}`)}
            >
              <EditorIcon name="check" />
              {right}
            </Button>
            {now.length > 1 && <p>{now.map(formatValue).join(' · ')}</p>}
          </div>
        )}
      </div>
    )
  })
}

type RowProps = ComponentProps<typeof Button> & { field: Field; label: string; from?: Origin; isClipped?: boolean }

/** What a field of a list holds, and the button that opens it. */
export function FieldRow({ field, label, from, isClipped, ...button }: RowProps) {
  const { path, where, title, kind, value } = field
  const { openField } = useWindowActions()
  const key = kind === 'picture' ? keyOf(value) : ''
  return (
    <>
      <div>
        <p className="small soft">{label}</p>
        {key && <img src={thumbnail(key)} alt={nameOfPicture(key)} loading="lazy" />}
        {!key && <p className={isClipped ? 'clipped' : ''}>{formatValue(value)}</p>}
      </div>
      <Button {...button} heard={` ${title}, ${where.toReversed().join(', ')}`} onClick={() => openField(path, from)}>
        Change
      </Button>
    </>
  )
}

type ProblemsProps = {
  problems: readonly string[]
  /** What has to be changed first. */
  left?: readonly Left[] | undefined
  /** Where that is asked for. */
  field?: Field | undefined
}

/** What is wrong with what was typed or asked for. */
export function Problems({ problems, left = [], field }: ProblemsProps) {
  const { openField } = useWindowActions()
  const from = field && { path: field.path, why: `“${field.entries[0]?.name}” is still named here.` }
  return (
    <div id="wrong" className={problems.length > 0 ? 'bad' : 'heard'} aria-live="polite">
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
              <Button heard={`: ${sentence}`} onClick={() => openField(path, from)}>
                Change
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type MeterProps = { field: Field; value: Value | undefined; isDirty?: boolean }

/** The limits of a field: how much of it there is, or what was there before. */
export function Meter({ field, value, isDirty = false }: MeterProps) {
  const { kind, max } = field
  // Yes and no have no length.
  if (kind === 'cell' && typeof value !== 'string') return null
  return (
    <div className="meter">
      <span id="limits">{rangeInWords(field)}</span>
      {(kind === 'words' || kind === 'cell') && max !== undefined && (
        <span className="n">
          {lengthOf(value)} / {max}
        </span>
      )}
      {(kind === 'sum' || kind === 'number') && isDirty && <span className="n">was {formatValue(field.value)}</span>}
    </div>
  )
}

/** What can be done with the whole list entry around a field: another one, out, up, down. */
export function EntryActs({ entry, isBusy, run }: { entry: Entry; isBusy: boolean; run: Run }) {
  const { openField } = useWindowActions()
  const { path, index, count, min, max, title, name, another } = entry
  const form = fieldAt(`${parentOf(path)}.+`)
  const change = (how: ListChange['how'], said: string) => void run(() => editor.changeList({ path, how, count }), said)
  const isFull = count >= max || another?.pictures.length === 0 || isBusy
  return (
    <details>
      <summary className="label">Add, move or remove {name}</summary>
      <div className="acts" role="group" aria-label={`Entry ${index + 1} of ${count}`}>
        <span className="small soft">
          {title}: {index + 1} of {count}
        </span>
        <Button
          disabled={isFull}
          onClick={() => (form ? openField(form.path) : change('copy', 'A new one was added.'))}
        >
          Add another
        </Button>
        <Button disabled={count <= min || isBusy} onClick={() => change('remove', `Removed: ${name}.`)}>
          Remove {name}
        </Button>
        <Button disabled={index === 0 || isBusy} onClick={() => change('up', 'Moved.')}>
          Move up
        </Button>
        <Button disabled={index + 1 >= count || isBusy} onClick={() => change('down', 'Moved.')}>
          Move down
        </Button>
      </div>
      {count <= min && (
        <p className="small soft">
          The page needs {min === max ? 'exactly' : 'at least'} {min} of these.
        </p>
      )}
    </details>
  )
}
