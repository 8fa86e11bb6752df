/** A group that holds nothing yet, or a new entry of a list: all its fields at once. */
import { useState } from 'react'
import { pastedPoint } from '../pasted-point.ts'
import type { Form } from '../schema-form.ts'
import type { Value } from '../source.ts'
import { Button, Switch } from './controls.tsx'
import { asElsewhere } from './PictureChoices.tsx'
import { ValueInput } from './ValueInput.tsx'

type Parts = readonly { key: string; form: Form }[]
type Group = { [key: string]: Value }

/** The value of a form before anything is typed. */
function emptyOf(form: Form): Value | undefined {
  if (form.mayBe === 'empty') return null
  if (form.mayBe === 'absent') return undefined
  if (form.kind === 'group') return emptyParts(form.parts ?? [])
  if (form.kind === 'list') return form.min === 0 ? [] : [emptyParts(form.parts ?? [])!]
  if (form.kind === 'choices') return []
  if (form.kind === 'yes-no' || form.kind === 'cell') return false
  if (form.kind === 'picture') return asElsewhere(form.options?.[0] ?? '')
  if (form.kind === 'ink' || form.kind === 'icon' || form.kind === 'choice') return form.options?.[0] ?? ''
  return ''
}

export function emptyParts(parts: Parts): Value | undefined {
  const [only] = parts
  if (parts.length === 1 && only?.key === '') return emptyOf(only.form)
  return Object.fromEntries(
    parts.flatMap(({ key, form }) => {
      const value = emptyOf(form)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** One more entry: where something is chosen, what no other entry has chosen yet. */
function nextOf(parts: Parts, entries: readonly Value[]): Value | undefined {
  const next = emptyParts(parts)
  const chosen = parts.find(({ key, form }) => key !== '' && form.kind === 'choice')
  const free = chosen?.form.options?.find((option) => !entries.some((entry) => (entry as Group)[chosen.key] === option))
  return chosen && free !== undefined ? { ...(next as Group), [chosen.key]: free } : next
}

const isOfEveryYear = (day: string) => day.length === 'MM-DD'.length

/** Days as they are typed: those of every year as of next year, the last one as of the year after where it is earlier. */
function datesOf(keys: readonly string[], group: Group): Record<string, string> {
  const year = new Date().getFullYear() + 1
  const [first = ''] = keys.map((key) => group[key] as string)
  return Object.fromEntries(
    keys.map((key) => {
      const day = group[key] as string
      return [key, isOfEveryYear(day) ? `${day < first ? year + 1 : year}-${day}` : day]
    }),
  )
}

type Props = {
  parts: Parts
  value: Value | undefined
  describedBy: string
  onValue: (value: Value | undefined) => void
  onEnter: () => void
}

export function PartsInput({ parts, value, describedBy, onValue, onEnter }: Props) {
  // The many icons come after what is typed.
  const inOrder = parts.toSorted((one, other) => Number(one.form.kind === 'icon') - Number(other.form.kind === 'icon'))
  // One box for the first and the last day. With the box a day is kept without its year; what was typed stays.
  const days = parts.filter(({ form }) => form.kind === 'yearly').map(({ key }) => key)
  const [typedDays, setTypedDays] = useState(() => datesOf(days, value as Group))
  const [isEveryYear, setEveryYear] = useState(() => days.some((key) => isOfEveryYear((value as Group)[key] as string)))
  const putDays = (typed: Record<string, string>, isYearly: boolean) => {
    setTypedDays(typed)
    setEveryYear(isYearly)
    const kept = days.map((key) => [key, (typed[key] ?? '').slice(isYearly ? 5 : 0)])
    onValue({ ...(value as Group), ...Object.fromEntries(kept) })
  }
  return (
    <div className="parts">
      {inOrder.map(({ key, form }) => {
        const own = key === '' ? value : (value as Group | undefined)?.[key]
        const put = (typed: Value | undefined) => {
          if (key === '') return onValue(typed)
          const point = key === 'lat' && typeof typed === 'string' ? pastedPoint(typed) : undefined
          const all: Record<string, Value | undefined> = { ...(value as Group | undefined), [key]: typed, ...point }
          // In the order of the schema, as the other entries are written.
          onValue(
            Object.fromEntries(parts.flatMap(({ key: each }) => (all[each] === undefined ? [] : [[each, all[each]]]))),
          )
        }
        if (form.kind === 'group' && form.parts) {
          const { mayBe, ...filled } = form
          const isFilled = own !== null && own !== undefined
          return (
            <div key={key} role="group" aria-label={form.title}>
              {mayBe ? (
                <Switch isOn={isFilled} onSwitch={(isOn) => put(emptyOf(isOn ? filled : form))}>
                  {form.title}
                </Switch>
              ) : (
                <span className="label">{form.title}</span>
              )}
              {isFilled && (
                <PartsInput parts={form.parts} value={own} describedBy={describedBy} onValue={put} onEnter={onEnter} />
              )}
            </div>
          )
        }
        if (form.kind === 'list' && form.parts && !form.mayBe && Array.isArray(own) && own.length > 0) {
          const { parts: each, min = 0, max = 1000 } = form
          return (
            <div key={key} role="group" aria-label={form.title}>
              <span className="label">{form.title}</span>
              {own.map((entry, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- what it holds is in the value
                <div key={index} className="parts">
                  <PartsInput
                    parts={each}
                    value={entry}
                    describedBy={describedBy}
                    onValue={(typed) => put(own.with(index, typed ?? null))}
                    onEnter={onEnter}
                  />
                  {own.length > min && (
                    <Button heard={` ${index + 1}`} onClick={() => put(own.toSpliced(index, 1))}>
                      Remove
                    </Button>
                  )}
                </div>
              ))}
              <div className="acts">
                <Button disabled={own.length >= max} onClick={() => put([...own, nextOf(each, own)!])}>
                  Add one more
                </Button>
              </div>
            </div>
          )
        }
        if (form.kind === 'list' || form.kind === 'group') return null
        const isDay = form.kind === 'yearly'
        return (
          <div key={key}>
            {form.kind !== 'yes-no' && <span className="label">{form.title}</span>}
            <ValueInput
              form={form}
              label={form.title}
              value={isDay ? typedDays[key] : own}
              describedBy={describedBy}
              isWrong={false}
              onValue={(typed) => (isDay ? putDays({ ...typedDays, [key]: typed as string }, isEveryYear) : put(typed))}
              onEnter={onEnter}
            />
            {isDay && key === days.at(-1) && (
              <Switch isOn={isEveryYear} onSwitch={(isOn) => putDays(typedDays, isOn)}>
                Every year
              </Switch>
            )}
          </div>
        )
      })}
    </div>
  )
}
