/** *Nights*: the calendars of each stay, and nights that were taken by telephone. Both are written by one *Save*. */
import { useEffect, useId, useState } from 'react'
import type { Answer } from '../answers.ts'
import type { Span } from '../../tools/calendars/spans.ts'
import type { CalendarChanges, NightsState, TakenSpan } from '../nights.ts'
import { ask } from './channel.ts'
import { CalendarsPart } from './CalendarsPart.tsx'
import { refresh } from './editor-state.ts'
import { dropEarly } from './page.ts'
import { TakenPart, withMarked } from './TakenPart.tsx'
import { Window, type OnClose } from './Window.tsx'

type Props = { onClose: OnClose; onSaid: (sentence: string) => void }

/** The question is in view, and answered by a key. */
const focus = (button: HTMLElement | null) => button?.focus()

const noChanges: CalendarChanges = { added: [], removed: [] }

export function NightsSheet({ onClose, onSaid }: Props) {
  const [state, setState] = useState<NightsState>()
  const [problems, setProblems] = useState<string[]>([])
  const [chosen, setChosen] = useState(0)
  const [taken, setTaken] = useState<TakenSpan[]>()
  const [calendars, setCalendars] = useState(noChanges)
  /** The address that was pasted and not added yet: a secret, so it is kept nowhere. */
  const [pasted, setPasted] = useState('')
  const [marked, setMarked] = useState<Span>()
  const [isAsking, setAsking] = useState(false)
  const label = useId()

  useEffect(() => {
    void ask<NightsState>('nights').then((answer) => {
      if ('stays' in answer) setState(answer)
      setProblems(answer.problems)
    })
  }, [])

  const areChanged = calendars.added.length + calendars.removed.length > 0
  const isDirty = taken !== undefined || marked !== undefined || areChanged || pasted.trim() !== ''
  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isDirty])

  const close: OnClose = (pressed) => {
    if (isDirty) setAsking(true)
    else onClose(pressed)
  }
  const units = (state?.stays ?? []).flatMap(({ id, name, units: count }) =>
    Array.from({ length: count }, (_, at) => ({
      stay: id,
      unit: at + 1,
      name: count === 1 ? name : `${name}, number ${at + 1} of ${count}`,
    })),
  )
  const unit = units[chosen]

  /** Nights that are marked are taken, and an address that is still in its field is added. */
  async function save() {
    const added =
      unit && pasted.trim() !== ''
        ? [...calendars.added, { stay: unit.stay, unit: unit.unit, address: pasted }]
        : calendars.added
    const found: Answer[] = []
    if (added.length + calendars.removed.length > 0) {
      const answer = await ask('saveCalendars', { ...calendars, added } satisfies CalendarChanges)
      found.push(answer)
      if (answer.problems.length === 0) {
        setCalendars(noChanges)
        setPasted('')
      }
    }
    const known = taken ?? state?.taken ?? []
    const spans = unit && marked ? withMarked(known, unit, marked) : known
    if (state && spans !== state.taken) {
      const answer = await ask('saveTaken', { spans, was: state.taken })
      found.push(answer)
      if (answer.problems.length === 0) {
        setTaken(undefined)
        setMarked(undefined)
      }
    }
    setAsking(false)
    const fresh = await ask<NightsState>('nights')
    if ('stays' in fresh) setState(fresh)
    const wrong = found.flatMap((each) => each.problems)
    setProblems(wrong)
    dropEarly()
    await refresh()
    if (wrong.length > 0) return
    onSaid('Saved.')
    onClose()
  }

  return (
    <Window title="Nights" isDirty={isDirty} onClose={close}>
      {isAsking && (
        <div className="note" role="alert">
          <p className="label">This is not saved yet.</p>
          <div className="acts">
            <button ref={focus} type="button" className="b go" onClick={() => void save()}>
              Save
            </button>
            <button type="button" className="b" onClick={() => setAsking(false)}>
              Go on
            </button>
            <button type="button" className="b" onClick={() => onClose()}>
              Leave it
            </button>
          </div>
        </div>
      )}
      {unit && state && (
        <>
          {units.length > 1 && (
            <div>
              <label htmlFor={label}>Which stay</label>
              <select
                id={label}
                className="write"
                value={chosen}
                onChange={({ target }) => {
                  setChosen(Number(target.value))
                  setMarked(undefined)
                }}
              >
                {units.map(({ name, stay, unit: number }, at) => (
                  <option key={`${stay} ${number}`} value={at}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <TakenPart
            key={`taken ${chosen}`}
            unit={unit}
            today={state.today}
            taken={taken ?? state.taken}
            onTaken={setTaken}
            marked={marked}
            onMarked={setMarked}
          />
          <hr />
          <CalendarsPart
            key={`calendars ${chosen}`}
            unit={unit}
            state={state}
            changes={calendars}
            onChanges={setCalendars}
            pasted={pasted}
            onPasted={setPasted}
          />
        </>
      )}
      <div className="bad" aria-live="polite">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="acts">
        <button type="button" className="b go" disabled={!isDirty} onClick={() => void save()}>
          Save
        </button>
      </div>
    </Window>
  )
}
