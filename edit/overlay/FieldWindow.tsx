/** One field: its value, what it may hold, and what can be done with the entry around it. */
import { useEffect, useRef, useState } from 'react'
import { asSentence } from '../step-in-words.ts'
import { emptied, isOfNewEntry, isSame } from '../field-path.ts'
import { piecesOf } from '../chips.ts'
import type { Field } from '../owner-fields.ts'
import type { Value } from '../yaml-text.ts'
import type { Answer } from '../change.ts'
import { Button } from './controls.tsx'
import { ask, editor } from '../editor.ts'
import { useWindowActions, useRun } from './window-actions.ts'
import { EntryActs, Meter, OpenNotes, Problems } from './FieldParts.tsx'
import { emptyOf, entryOf, FormInput } from './FormInput.tsx'
import { fieldAt } from './editor-state.ts'
import { formatValue, listBeside, rangeOf, timesShown } from './fields-on-page.ts'
import type { Origin } from './find-field.ts'
import { previewOf, type Preview } from './preview.ts'
import { Window } from './Window.tsx'

export type FieldPlace = {
  field: Field
  text?: Text | undefined
  /** Where it was opened, and why. */
  from?: Origin | undefined
}

/** What else the schema says of it. Limits are beside the counter. */
function restOf({ more = '', gaps = [] }: Field): string {
  if (gaps.length === 0) return more
  const boxes = gaps.map((gap) => `“${gap}”`).join(' and ')
  return `${more} Keep ${boxes}: the page fills ${gaps.length === 1 ? 'it' : 'them'} in.`.trim()
}

/** What is typed in the window of a field, and tried on the page before it is saved. */
function useFieldEdit({ field, text, from }: FieldPlace) {
  const isGroup = field.kind === 'group' || field.kind === 'list'
  // Of a list one more entry is typed.
  const form = field.kind === 'list' ? entryOf(field) : field
  const isEmpty = isGroup && (field.value ?? null) === null
  const start = field.kind === 'list' || isEmpty ? emptyOf({ ...form, mayBe: undefined }) : field.value
  const [value, setValue] = useState<Value | undefined>(start)
  const preview = useRef<Preview>(undefined)
  const { close } = useWindowActions()
  const saving = useRun({ from })
  const { run, isBusy, problems, setAnswer } = saving
  const turn = useRef(0)
  // What another program or window has written meanwhile is told, and saved over only then.
  const now = fieldAt(field.path) ?? field
  const isChangedElsewhere = !isBusy && !isSame(now.value, field.value)
  const isDirty = !isSame(value, start)
  const asWritten = (typed: Value | undefined) => (field.kind === 'list' && typed !== undefined ? [typed] : typed)

  // The texts that show this field are found once, before anything is typed.
  useEffect(() => {
    let isGone = false
    if (!isGroup)
      void ask(() => editor.try({ path: field.path, value: field.value })).then(({ shown }) => {
        if (!isGone) preview.current = previewOf(field, shown, text)
      })
    return () => {
      isGone = true
      // An answer that is on its way shows nothing any more.
      turn.current += 1
      preview.current?.remove()
    }
  }, [field, text, isGroup])

  async function change(typed: Value | undefined): Promise<void> {
    setValue(typed)
    const own = (turn.current += 1)
    const trying = () => editor.try({ path: field.path, value: asWritten(typed) })
    const { problems: found, shown }: Answer = typed === undefined ? { problems: [] } : await ask(trying)
    if (own !== turn.current) return
    // What is not filled in yet is wrong only when it is saved.
    const isUnfinished = isGroup && problems.length === 0 && /(?<!\\)""/.test(JSON.stringify(typed))
    if (!isUnfinished) setAnswer({ problems: found })
    if (found.length === 0 && typed !== undefined) preview.current?.show(typed, shown)
  }

  const placeInWords = [field.title, ...field.where.slice(1).toReversed()].join(', ')
  const save = () => {
    if (!isDirty) return close()
    const mine = { path: field.path, value: asWritten(value), was: now.value }
    return run(() => editor.save(mine), asSentence(`Saved: ${placeInWords}: ${formatValue(value)}`))
  }

  return { ...saving, form, value, isGroup, isDirty, now, isChangedElsewhere, change, save }
}

export function FieldWindow(props: FieldPlace) {
  const { field, text, from } = props
  const { close, openField, toggle } = useWindowActions()
  const { form, value, isGroup, isDirty, now, isChangedElsewhere, change, save, ...saving } = useFieldEdit(props)
  const { run, isBusy, problems, left, leave } = saving
  const isNew = isOfNewEntry(field.path)
  const [entry] = field.entries
  const group = fieldAt(field.group ?? '')
  // One of the places was pressed.
  const [others] = useState(() => (isGroup ? 0 : timesShown(field) - 1))
  const [beside] = useState(() => (text && !isNew ? listBeside(text, field).filter(({ kind }) => kind === 'list') : []))
  return (
    <Window
      title={isNew ? `Add to “${field.title}”` : field.title}
      where={field.where.join(' › ')}
      beside={text ? () => rangeOf(text).getBoundingClientRect() : undefined}
      isDirty={isDirty}
      isBusy={isBusy}
      onLeave={leave}
    >
      {leave && <p className="note">This one was added. Cancel removes it again.</p>}
      {from && 'why' in from && <p className="note">{from.why} Save, and you’ll go back to it.</p>}
      {!isNew && <OpenNotes field={field} isDirty={isDirty} isBusy={isBusy} run={run} />}
      {isChangedElsewhere && (
        <div className="note" role="status">
          <p className="label">Changed elsewhere in the meantime</p>
          <p>It now says: {formatValue(now.value)}</p>
        </div>
      )}
      {beside.length > 0 && (
        <div className="acts" role="group" aria-label="The list on the page">
          {beside.map(({ path, where, title }) => (
            <Button key={path} disabled={isDirty} onClick={() => openField(path)}>
              {isOfNewEntry(path)
                ? `Add another to “${where.slice(-3, -1).join(' › ')}”`
                : `Add the first to “${where.at(-1)} › ${title}”`}
            </Button>
          ))}
        </div>
      )}
      {restOf(field) && <p className="small soft">{restOf(field)}</p>}
      <FormInput
        form={form}
        label={form.title}
        value={value}
        describedBy={isGroup ? 'wrong' : 'where limits wrong'}
        isWrong={problems.length > 0 && !isChangedElsewhere}
        onValue={(typed) => void change(typed)}
        onEnter={() => void save()}
      />
      <Meter field={field} value={value} isDirty={isDirty} />
      {isGroup && <p className="small soft">The page shows it once it is saved.</p>}
      {others > 0 && (
        <p className="small soft">
          Also changes {others === 1 ? '1 other place' : `${others} other places`} on this page.
        </p>
      )}
      {typeof value === 'string' && <FieldsInBoxes words={value} isDirty={isDirty} />}
      {/* In sight also where the fields of a season are higher than the screen. */}
      <div className="foot">
        <Problems problems={problems} left={left} field={field} />
        <div className="acts">
          <Button look="go" data-save disabled={(!isDirty && !leave) || isBusy} onClick={() => void save()}>
            {isChangedElsewhere ? 'Save mine instead' : 'Save'}
          </Button>
          <Button onClick={() => (leave ?? close)()}>Cancel</Button>
          {field.mayBe && field.value !== null && field.value !== undefined && (
            <Button
              disabled={isBusy}
              onClick={() => void run(() => editor.save(emptied(field)), `Emptied: ${field.title}.`)}
            >
              {isGroup ? 'Leave all of it out' : 'Leave it empty'}
            </Button>
          )}
        </div>
      </div>
      {!isNew && (
        <div className="acts">
          <Button look="bare" disabled={isDirty} onClick={() => toggle('page', field.where.join(' '))}>
            More about {entry?.name ?? field.where.at(-1)}
          </Button>
        </div>
      )}
      {group?.mayBe && (
        <div className="acts" role="group" aria-label={group.title}>
          <span className="small soft">{group.title}</span>
          <Button disabled={isBusy} onClick={() => void run(() => editor.save(emptied(group)), 'Left out.')}>
            Leave all of it out
          </Button>
        </div>
      )}
      {entry && <EntryActs entry={entry} isBusy={isDirty || isBusy} run={run} />}
      {entry && isDirty && <p className="small soft">Save or cancel first.</p>}
    </Window>
  )
}

/** The fields behind the boxes of words, each by the words in its box. */
function FieldsInBoxes({ words, isDirty }: { words: string; isDirty: boolean }) {
  const { openField } = useWindowActions()
  const named = new Map<string, string>()
  for (const piece of piecesOf(words))
    if ('field' in piece && piece.field && fieldAt(piece.field)) named.set(piece.field, piece.chip)
  if (named.size === 0) return null
  return (
    <p className="small soft">
      The site fills in words in boxes. Press a name here to change it everywhere:{' '}
      {[...named].map(([path, chip]) => (
        <Button key={path} look="bare" disabled={isDirty} onClick={() => openField(path)}>
          {chip}
        </Button>
      ))}
    </p>
  )
}
