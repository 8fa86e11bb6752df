/** The calendars of one unit: what is kept, and an address to paste. Of an address only host and end are shown. */
import { useId, useState } from 'react'
import type { Answer } from '../answers.ts'
import type { CalendarChanges, KeptCalendar, NightsState } from '../nights.ts'
import { ask } from './channel.ts'
import { isOf, type Unit } from './unit.ts'

type Props = {
  unit: Unit & { name: string }
  state: NightsState
  changes: CalendarChanges
  onChanges: (changes: CalendarChanges) => void
  pasted: string
  onPasted: (pasted: string) => void
}

/** "www.airbnb.com …4f2a"; '' where it is no address. */
function labelOf(address: string): string {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'))
  return url?.hostname ? `${url.hostname} …${url.href.slice(-4)}` : ''
}

const isSame = (one: KeptCalendar, other: KeptCalendar) => isOf(one, other) && one.label === other.label

export function CalendarsPart({ unit, state, changes, onChanges, pasted, onPasted }: Props) {
  const [said, setSaid] = useState<Answer & { said?: string }>()
  const [isBusy, setBusy] = useState(false)
  const [field, hint] = [useId(), useId()]
  const kept = state.calendars.filter((each) => isOf(each, unit))
  const added = changes.added.filter((each) => isOf(each, unit))
  const label = labelOf(pasted)

  async function tryIt() {
    setBusy(true)
    setSaid(await ask<Answer & { said?: string }>('tryCalendar', { address: pasted }))
    setBusy(false)
  }
  function add() {
    onChanges({ ...changes, added: [...changes.added, { stay: unit.stay, unit: unit.unit, address: pasted.trim() }] })
    onPasted('')
    setSaid(undefined)
  }
  const toggle = (calendar: KeptCalendar) =>
    onChanges({
      ...changes,
      removed: changes.removed.some((each) => isSame(each, calendar))
        ? changes.removed.filter((each) => !isSame(each, calendar))
        : [...changes.removed, calendar],
    })

  return (
    <section className="part" aria-label="Calendars">
      <h3>Calendars of the {unit.name}</h3>
      {state.elsewhere ? (
        <p className="small soft">Their addresses are in the variable CALENDARS, and are changed there.</p>
      ) : (
        <>
          <ul>
            {kept.map((calendar) => {
              const isGone = changes.removed.some((each) => isSame(each, calendar))
              return (
                <li key={calendar.label} className="tick plain">
                  {isGone ? <del>{calendar.label}</del> : <span>{calendar.label}</span>}
                  <button type="button" className="b" aria-pressed={isGone} onClick={() => toggle(calendar)}>
                    Take out<span className="heard">: {calendar.label}</span>
                  </button>
                </li>
              )
            })}
            {added.map((calendar) => (
              <li key={calendar.address} className="tick plain">
                <span>{labelOf(calendar.address)}: not saved yet</span>
                <button
                  type="button"
                  className="b"
                  onClick={() => onChanges({ ...changes, added: changes.added.filter((each) => each !== calendar) })}
                >
                  Take out<span className="heard">: {labelOf(calendar.address)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div>
            <label htmlFor={field}>Address of a calendar</label>
            <input
              id={field}
              className="write secret"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={hint}
              value={pasted}
              onChange={({ target }) => {
                onPasted(target.value)
                setSaid(undefined)
              }}
            />
            <p id={hint} className="small soft">
              {label ||
                'Paste the one that the portal calls “Export calendar” or “iCal”. It is a secret, so it is not shown.'}
            </p>
          </div>
          <div className="acts">
            <button type="button" className="b" disabled={pasted.trim() === '' || isBusy} onClick={() => void tryIt()}>
              Try it
            </button>
            <button type="button" className="b" disabled={label === ''} onClick={add}>
              Add
            </button>
          </div>
          <div aria-live="polite">
            {isBusy && <p>Asking …</p>}
            {!isBusy && said?.said && <p>{said.said}</p>}
            {!isBusy &&
              said?.problems.map((problem) => (
                <p key={problem} className="bad">
                  {problem}
                </p>
              ))}
          </div>
        </>
      )}
    </section>
  )
}
