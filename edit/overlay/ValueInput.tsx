/** The tool for each kind of field. */
import { iconsFile } from 'virtual:icons'
import { useId, useState, type ReactNode } from 'react'
import site from '../../content/site.yaml'
import { e164, formatPhone, normalisePhone } from '../../lib/phone.ts'
import { plainText } from '../../lib/text.ts'
import { nothingIn } from '../field-path.ts'
import { thumbnail } from '../photographs.ts'
import { keyOf, middle, nameOfPicture, type Choice } from '../picture-key.ts'
import type { Form } from '../schema-form.ts'
import type { Value } from '../yaml-text.ts'
import { withoutUnit } from '../typed-value.ts'
import { Search, Switch } from './controls.tsx'
import { currentState } from '../editor.ts'
import { fill } from './fields-on-page.ts'
import { WordsInput } from './WordsInput.tsx'

/** What an owner calls an id that may be chosen: the name of its entry, else its words. */
function optionName(option: string): string {
  const named = currentState().fields.find(({ path }) => path.endsWith(`.${option}.name`))
  return typeof named?.value === 'string' ? plainText(named.value) : option.replaceAll('-', ' ')
}

export type InputProps = {
  form: Form
  label: string
  value: Value | undefined
  /** Ids of what describes it and what is wrong with it. */
  describedBy: string
  isWrong: boolean
  onValue: (value: Value | undefined) => void
  onEnter: () => void
}

/** Words up to this many characters are a line. */
const longestLine = 80

const types: Partial<Record<Form['kind'], string>> = {
  time: 'time',
  day: 'date',
  yearly: 'date',
  month: 'month',
  phone: 'tel',
  web: 'url',
  email: 'email',
}

/** What a kind without a picture of its own is typed into. */
function TextInput({ form, label, value, describedBy, isWrong, onValue, onEnter }: InputProps) {
  const isNumber = form.kind === 'number' || form.kind === 'sum'
  // "1.0" on the way to "1.05" is the number 1, and stays as it was typed; so do the spaces of a telephone number.
  const [draft, setDraft] = useState('')
  const bare = (typed: string) => (form.kind === 'sum' ? withoutUnit(typed) : typed).trim()
  const kept = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const isAsTyped = draft !== '' && (typeof value === 'number' ? Number(bare(draft)) === value : form.kind === 'phone')
  const isWhole = form.kind === 'phone' && e164(kept, site.place.telephone)
  return (
    <>
      <div className={form.kind === 'sum' ? 'sum' : ''}>
        {form.kind === 'sum' && <span className="label">US $</span>}
        <input
          className="write"
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          type={types[form.kind] ?? 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          value={isAsTyped ? draft : kept}
          onChange={({ target }) => {
            const typed = bare(target.value)
            setDraft(target.value)
            if (typed === '' && form.mayBe) return onValue(nothingIn(form))
            // Written as numbers are written on paper.
            if (form.kind === 'phone') return onValue(normalisePhone(typed, site.place.telephone))
            onValue(isNumber && /^-?\d*\.?\d+$/.test(typed) ? Number(typed) : target.value)
          }}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
      </div>
      {isWhole && <p className="small soft">Guests read {formatPhone(kept, site.place.telephone)}</p>}
    </>
  )
}

function Several({ form, label, value, onValue }: InputProps) {
  const chosen = Array.isArray(value) ? (value as string[]) : []
  return (
    <div role="group" aria-label={label}>
      {form.options?.map((option) => (
        <Switch
          key={option}
          isOn={chosen.includes(option)}
          onSwitch={(isOn) =>
            onValue(form.options?.filter((each) => (each === option ? isOn : chosen.includes(each))) ?? [])
          }
        >
          {optionName(option)}
        </Switch>
      ))}
    </div>
  )
}

/** A cell of the comparison: yes, no, or a few words. */
function CellInput(props: InputProps) {
  const { label, value, onValue } = props
  const name = useId()
  const now = typeof value === 'boolean' ? String(value) : 'words'
  return (
    <div role="radiogroup" aria-label={label}>
      {(['true', 'false', 'words'] as const).map((each) => (
        <Switch
          key={each}
          type="radio"
          name={name}
          isOn={now === each}
          onSwitch={() => onValue(each === 'words' ? '' : each === 'true')}
        >
          {{ true: 'Yes', false: 'No', words: 'A few words' }[each]}
        </Switch>
      ))}
      {now === 'words' && <TextInput {...props} form={{ ...props.form, kind: 'line' }} />}
    </div>
  )
}

type PicksProps = {
  look: string
  label: string
  options: readonly string[]
  chosen: Value | undefined
  onChoose: (option: string) => void
  children: (option: string) => ReactNode
}

/** One of many pictures, icons or colours, each as it looks. */
function Picks({ look, label, options, chosen, onChoose, children }: PicksProps) {
  const name = useId()
  return (
    <div className={`picks ${look}`} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option} className="pick">
          <input
            type="radio"
            name={name}
            aria-label={option.replaceAll('-', ' ')}
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          {children(option)}
        </label>
      ))}
    </div>
  )
}

/** A picture as another place shows it, or around its middle. */
export const asElsewhere = (key: string): Choice =>
  (currentState().fields.find(({ kind, value }) => kind === 'picture' && keyOf(value) === key)?.value as
    | Choice
    | undefined) ?? { key, focus: middle }

type PictureProps = {
  label: string
  keys: readonly string[]
  value: Value | undefined
  onValue: (choice: Choice) => void
}

/** The pictures of the catalogue, to choose one for a place. */
export function PictureChoices({ label, keys, value, onValue }: PictureProps) {
  const [wanted, setWanted] = useState('')
  const found = keys.filter((key) => nameOfPicture(key).includes(wanted.trim().toLowerCase()))
  const choose = (key: string) => onValue(asElsewhere(key))
  return (
    <>
      <Search label="Find a picture by its name" text={wanted} onText={setWanted} />
      <Picks look="thumbs" label={label} options={found} chosen={keyOf(value)} onChoose={choose}>
        {(key) => (
          <span>
            <img src={thumbnail(key)} alt="" loading="lazy" />
            {nameOfPicture(key)}
          </span>
        )}
      </Picks>
    </>
  )
}

const drawnIcon = (icon: string) => (
  <span title={icon.replaceAll('-', ' ')}>
    <svg aria-hidden="true">
      <use href={`${iconsFile}#${icon}`} />
    </svg>
  </span>
)

const swatch = (ink: string) => (
  <span className="swatch" style={{ background: `var(--band-${ink})` }}>
    {ink}
  </span>
)

export function ValueInput(props: InputProps) {
  const { form, label, value, describedBy, isWrong, onValue, onEnter } = props
  switch (form.kind) {
    case 'words':
      return (
        <WordsInput
          text={typeof value === 'string' ? value : ''}
          label={label}
          isWrong={isWrong}
          about={describedBy}
          isLong={(form.max ?? 0) > longestLine}
          onText={(text) => onValue(text === '' && form.mayBe ? nothingIn(form) : text)}
          onEnter={onEnter}
        />
      )
    case 'yes-no':
      return (
        <Switch
          isOn={value === true}
          aria-describedby={describedBy}
          onSwitch={(isOn) => onValue(!isOn && form.mayBe === 'absent' ? undefined : isOn)}
        >
          {label}
        </Switch>
      )
    case 'cell':
      return <CellInput {...props} />
    case 'icon':
    case 'ink':
      return (
        <Picks look={`${form.kind}s`} label={label} options={form.options ?? []} chosen={value} onChoose={onValue}>
          {form.kind === 'icon' ? drawnIcon : swatch}
        </Picks>
      )
    case 'choices':
      return <Several {...props} />
    case 'picture':
      return <PictureChoices label={label} keys={form.options ?? []} value={value} onValue={onValue} />
    case 'choice':
      return (
        <select
          className="write"
          aria-label={label}
          aria-describedby={describedBy}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onValue(target.value)}
        >
          {value === null || value === undefined ? <option value="">Choose …</option> : null}
          {form.options?.map((option) => (
            <option key={option} value={option}>
              {optionName(option)}
            </option>
          ))}
        </select>
      )
    default:
      return <TextInput {...props} />
  }
}

/** How long a text is as a guest reads it. */
export const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...fill(value)].length : 0)
