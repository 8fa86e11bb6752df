/** The input of any form: all parts of a group at once, all entries of a list, or a single value. */
import { useState } from 'react'
import { nothingIn } from '../field-path.ts'
import type { Form } from '../schema-form.ts'
import type { Value } from '../yaml-text.ts'
import { pastedPoint } from '../typed-value.ts'
import { Button, Switch } from './controls.tsx'
import { asElsewhere, ValueInput, type InputProps } from './ValueInput.tsx'

type Group = { [key: string]: Value }

/** The form of an entry of a list. */
export function entryOf({ parts = [], title }: Form): Form {
  const [only] = parts
  return only?.key === '' ? only.form : { kind: 'group', title, parts }
}

/** The value of a form before anything is typed. */
export function emptyOf(form: Form): Value | undefined {
  if (form.mayBe) return nothingIn(form)
  if (form.kind === 'group') {
    const parts = (form.parts ?? []).map((part) => [part.key, emptyOf(part.form)] as const)
    return Object.fromEntries(parts.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
  }
  if (form.kind === 'list') return form.min === 0 ? [] : [emptyOf(entryOf(form))!]
  if (form.kind === 'choices') return []
  if (form.kind === 'yes-no' || form.kind === 'cell') return false
  if (form.kind === 'picture') return asElsewhere(form.options?.[0] ?? '')
  return form.options?.[0] ?? ''
}

/** One more entry: where something is chosen, what no other entry has chosen yet. */
function nextOf(entry: Form, entries: readonly Value[]): Value {
  const next = emptyOf(entry)!
  const chosen = entry.parts?.find(({ form }) => entry.kind === 'group' && form.kind === 'choice')
  const free = chosen?.form.options?.find((option) => !entries.some((each) => (each as Group)[chosen.key] === option))
  return chosen && free !== undefined ? { ...(next as Group), [chosen.key]: free } : next
}

const isOfEveryYear = (day: string) => day.length === 'MM-DD'.length

/** Days as they are typed: those of every year as of next year, an earlier last one as of the year after. */
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

export function FormInput(props: InputProps) {
  const { form, value } = props
  const isMany = form.kind === 'group' || form.kind === 'list'
  if (isMany && (value === null || value === undefined)) return null
  if (form.kind === 'group') return <GroupInput {...props} />
  return form.kind === 'list' ? <EntriesInput {...props} /> : <ValueInput {...props} />
}

function GroupInput({ form: { parts = [] }, value, onValue, ...others }: InputProps) {
  const group = value as Group
  // The many icons come after what is typed.
  const inOrder = parts.toSorted((one, other) => Number(one.form.kind === 'icon') - Number(other.form.kind === 'icon'))
  // One box for the first and the last day. With the box a day is kept without its year; what was typed stays.
  const days = parts.filter(({ form }) => form.kind === 'yearly').map(({ key }) => key)
  const [typedDays, setTypedDays] = useState(() => datesOf(days, group))
  const [isEveryYear, setEveryYear] = useState(() => days.some((key) => isOfEveryYear(group[key] as string)))
  const putDays = (typed: Record<string, string>, isYearly: boolean) => {
    setTypedDays(typed)
    setEveryYear(isYearly)
    const kept = days.map((key) => [key, (typed[key] ?? '').slice(isYearly ? 5 : 0)])
    onValue({ ...group, ...Object.fromEntries(kept) })
  }
  const put = (key: string, typed: Value | undefined) => {
    if (days.includes(key)) return putDays({ ...typedDays, [key]: typed as string }, isEveryYear)
    const point = key === 'lat' && typeof typed === 'string' ? pastedPoint(typed) : undefined
    const all: Record<string, Value | undefined> = { ...group, [key]: typed, ...point }
    // In the order of the schema, as the other entries are written.
    onValue(Object.fromEntries(parts.flatMap(({ key: each }) => (all[each] === undefined ? [] : [[each, all[each]]]))))
  }
  return (
    <div className="parts">
      {inOrder.map(({ key, form }) => {
        const own = days.includes(key) ? typedDays[key] : group[key]
        if (form.kind === 'list' && (form.mayBe || !Array.isArray(own) || own.length === 0)) return null
        const { mayBe, ...filled } = form
        const isMany = form.kind === 'group' || form.kind === 'list'
        return (
          <div key={key} {...(isMany && { role: 'group', 'aria-label': form.title })}>
            {form.kind === 'group' && mayBe ? (
              <Switch isOn={(own ?? null) !== null} onSwitch={(isOn) => put(key, emptyOf(isOn ? filled : form))}>
                {form.title}
              </Switch>
            ) : (
              form.kind !== 'yes-no' && <span className="label">{form.title}</span>
            )}
            <FormInput
              {...others}
              form={form}
              label={form.title}
              value={own}
              isWrong={false}
              onValue={(typed) => put(key, typed)}
            />
            {key === days.at(-1) && (
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

function EntriesInput({ form, value, onValue, ...others }: InputProps) {
  const { min = 0, max = 1000 } = form
  const entries = value as Value[]
  const entry = entryOf(form)
  const newId = () => crypto.randomUUID()
  // Inputs keep what is typed: each stays with its entry while others are removed.
  const [ids, setIds] = useState(() => entries.map(newId))
  const put = (now: Value[], nowIds: typeof ids) => {
    setIds(nowIds)
    onValue(now)
  }
  return (
    <>
      {entries.map((each, index) => (
        <div key={ids[index]} className="parts">
          <FormInput
            {...others}
            form={entry}
            label={entry.title}
            value={each}
            onValue={(typed) => onValue(entries.with(index, typed ?? null))}
          />
          {entries.length > min && (
            <Button heard={` ${index + 1}`} onClick={() => put(entries.toSpliced(index, 1), ids.toSpliced(index, 1))}>
              Remove
            </Button>
          )}
        </div>
      ))}
      <div className="acts">
        <Button
          disabled={entries.length >= max}
          onClick={() => put([...entries, nextOf(entry, entries)], [...ids, newId()])}
        >
          Add one more
        </Button>
      </div>
    </>
  )
}
