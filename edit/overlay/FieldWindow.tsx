/** One field: its value, what it may hold, and what can be done with the entry around it. */
import { useEffect, useId, useRef, useState } from 'react'
import type { Left } from '../list-changes.ts'
import { asSentence } from '../deeds.ts'
import { parentOf } from '../field-path.ts'
import { chipOf, factsIn } from '../placeholders.ts'
import type { Field } from '../fields.ts'
import type { Value } from '../source.ts'
import type { Answer } from '../answers.ts'
import { Button } from './Button.tsx'
import { ask } from './channel.ts'
import { useDesk, type Run } from './desk.ts'
import { EntryActs } from './EntryActs.tsx'
import { FieldActs } from './FieldActs.tsx'
import { AlsoChanges, OpenNotes, Problems } from './FieldParts.tsx'
import { rangeInWords, restOf } from './field-words.ts'
import { PartsInput, emptyParts } from './PartsInput.tsx'
import { fieldAt, openAt, refresh, useEditorState } from './editor-state.ts'
import { formatValue, rangeOf } from './page.ts'
import type { Origin } from './field-location.ts'
import { previewOf, type Preview } from './preview.ts'
import { told } from './said.ts'
import { lengthOf, ValueInput } from './ValueInput.tsx'
import { Window } from './Window.tsx'

export type FieldPlace = {
  field: Field
  /** The other fields behind the same text. */
  others?: Field[]
  text?: Text | undefined
  /** Where it was opened, and why. */
  from?: Origin | undefined
}

type Props = FieldPlace & {
  /** After what was saved has closed the window. */
  onSaved: () => void
}

/** What the entry around it is called. */
const nameOf = ({ where }: Field): string => where.at(-1) ?? ''

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

/** The other fields behind the same text, and of the same entry or group. */
function alsoHere(field: Field, others: readonly Field[], fields: readonly Field[]): Field[] {
  const around = field.entries[0]?.path
  const beside = fields.filter(({ path, entries }) =>
    around === undefined ? parentOf(path) === parentOf(field.path) : entries[0]?.path === around,
  )
  const found = new Map([...others, ...beside].map((each) => [each.path, each]))
  found.delete(field.path)
  return [...found.values()].slice(0, 24)
}

/** What the chips of a text say, by the field behind each. */
function chipNames(text: string): Map<string, string> {
  const raws = text.match(/\{\{[^{}]*\}\}/g) ?? []
  return new Map(
    raws.map(chipOf).flatMap(({ chip, field }) => (field && fieldAt(field) ? [[field, chip] as const] : [])),
  )
}

export function FieldWindow(props: Props) {
  const { field, others = [], text, from, onSaved } = props
  const { close, openField, say } = useDesk()
  const { open, fields } = useEditorState()
  const facts = openAt(field.path)
  const isGroup = field.kind === 'group' || field.kind === 'list'
  const start = isGroup ? emptyParts(field.parts ?? []) : field.value
  const [value, setValue] = useState<Value | undefined>(start)
  const [problems, setProblems] = useState<string[]>([])
  const [left, setLeft] = useState<Left[]>([])
  const [isBusy, setBusy] = useState(false)
  const preview = useRef<Preview>(undefined)
  const turn = useRef(0)
  const note = useId()
  const [wrong, whereabouts] = [useId(), useId()]
  // What another program or window has written meanwhile is told, and saved over only then.
  const now = fieldAt(field.path) ?? field
  const isChangedElsewhere = !isBusy && !isSame(now.value, field.value)
  const isDirty = !isSame(value, start)
  /** What is typed would be lost by going elsewhere: save or cancel first. */
  const isHeld = isDirty || isBusy
  const asWritten = (typed: Value | undefined): Value | undefined =>
    field.kind === 'list' && typed !== undefined ? [typed] : typed

  // The texts that show this field are found once, before anything is typed.
  useEffect(() => {
    let isGone = false
    if (!isGroup) {
      void ask('try', { path: field.path, value: field.value }).then(({ shown }) => {
        if (isGone) return
        preview.current = previewOf(field, shown, text)
      })
    }
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
    const { problems: found, shown } =
      typed === undefined
        ? ({ problems: [] } as Answer)
        : await ask('try', { path: field.path, value: asWritten(typed) })
    if (own !== turn.current) return
    setProblems(found)
    if (found.length === 0 && typed !== undefined) preview.current?.show(typed, shown)
  }

  const run: Run = async (name, data, said) => {
    if (isBusy) return
    setBusy(true)
    const answer = await told(name, data, said)
    const { problems: found } = answer
    // What is shown is saved: it stays.
    if (found.length === 0) {
      preview.current?.keep()
      preview.current = undefined
    }
    // The next window of this field shows what was saved.
    await refresh()
    setBusy(false)
    setLeft(answer.left ?? [])
    if (found.length > 0) return setProblems(found)
    close()
    if (answer.opened !== undefined) openField(answer.opened)
    else onSaved()
    say(said)
  }

  const placeInWords = [field.title, ...field.where.slice(1).toReversed()].join(', ')
  const isWrong = problems.length > 0 && !isChangedElsewhere
  const save = () => {
    if (!isDirty) return close()
    if (isWrong) return undefined
    const mine = { path: field.path, value: asWritten(value), was: now.value }
    return run('save', [mine], asSentence(`Saved: ${placeInWords}: ${formatValue(value)}`))
  }

  const [entry] = field.entries
  const { optional } = field
  const hasMeter = ['words', 'cell'].includes(field.kind)
  const range = rangeInWords(field)
  const near = alsoHere(field, others, fields)
  const [fact] = facts
  const question = facts.find(({ isQuestion }) => isQuestion)
  const questions = open.filter(({ isQuestion }) => isQuestion)
  const named = typeof value === 'string' ? factsIn(value) : []

  return (
    <Window
      title={question ? `Open question ${questions.indexOf(question) + 1} of ${questions.length}` : field.title}
      where={field.where.join(' › ')}
      whereId={whereabouts}
      beside={text ? () => rangeOf(text).getBoundingClientRect() : undefined}
      isDirty={isDirty}
      isBusy={isBusy}
    >
      {from && 'why' in from && <p className="note">{from.why} Save, and you’ll go back to it.</p>}
      {question && <p className="label">{question.why}</p>}
      <OpenNotes facts={facts} />
      {isChangedElsewhere && (
        <div className="note" role="status">
          <p className="label">Changed elsewhere in the meantime</p>
          <p>It now says: {formatValue(now.value)}</p>
        </div>
      )}
      {question && <p className="small soft">Until you answer, guests can add this question to their message.</p>}
      {!question && restOf(field) && <p className="small soft">{restOf(field)}</p>}
      {isGroup ? (
        <PartsInput
          parts={field.parts ?? []}
          value={value}
          describedBy={wrong}
          onValue={(typed) => void change(typed)}
          onEnter={() => void save()}
        />
      ) : (
        <ValueInput
          form={field}
          label={field.title}
          value={value}
          describedBy={`${whereabouts} ${note} ${wrong}`}
          isWrong={isWrong}
          onValue={(typed) => void change(typed)}
          onEnter={() => void save()}
        />
      )}
      <div className="meter">
        <span id={note}>{range}</span>
        {hasMeter && field.max !== undefined && (
          <span className="n">
            {lengthOf(value)} / {field.max}
          </span>
        )}
        {(field.kind === 'sum' || field.kind === 'number') && isDirty && (
          <span className="n">was {formatValue(field.value)}</span>
        )}
      </div>
      {!isGroup && <AlsoChanges field={field} />}
      {named.length > 0 && (
        <p className="small soft">
          The site fills in words in boxes. Press a name here to change it everywhere:{' '}
          {named.map((path) => (
            <Button key={path} look="bare" disabled={isDirty} onClick={() => openField(path)}>
              {chipNames(typeof value === 'string' ? value : '').get(path)}
            </Button>
          ))}
        </p>
      )}
      {/* In sight also where the fields of a season are higher than the screen. */}
      <div className="foot">
        <Problems
          id={wrong}
          problems={problems}
          left={left}
          onLeft={(path) => openField(path, { path: field.path, why: `“${nameOf(field)}” is still named here.` })}
        />
        <FieldActs
          field={field}
          fact={question ?? fact}
          isDirty={isDirty}
          isBusy={isBusy}
          isWrong={isWrong}
          isChangedElsewhere={isChangedElsewhere}
          onSave={() => void save()}
          run={run}
        />
      </div>
      {near.length > 0 && (
        <details>
          <summary className="label">
            More about {entry ? entry.name : `“${nameOf(field)}”`}: {near.length}
          </summary>
          <div className="acts">
            {near.map((other) => (
              <Button
                key={other.path}
                look="bare"
                heard={`, ${other.where.slice(1).toReversed().join(', ')}`}
                disabled={isDirty}
                onClick={() => openField(other.path)}
              >
                {other.title}
              </Button>
            ))}
          </div>
        </details>
      )}
      {optional && (
        <div className="acts" role="group" aria-label={optional.title}>
          <span className="small soft">{optional.title}</span>
          <Button disabled={isBusy} onClick={() => void run('leaveOut', { path: optional.path }, 'Left out.')}>
            Leave all of it out
          </Button>
        </div>
      )}
      {entry && <EntryActs entry={entry} isBusy={isHeld} run={run} />}
      {entry && isDirty && <p className="small soft">Save or cancel first.</p>}
    </Window>
  )
}
