/** One of many pictures, icons or colours, each as it looks. */
import { useId, useState, type ReactNode } from 'react'
import { keyOf, middle, nameOfPicture, type Choice } from '../picture-key.ts'
import { thumbnail } from '../photographs.ts'
import type { Value } from '../source.ts'
import { Search } from './controls.tsx'
import { currentState } from './editor-state.ts'

type PicksProps = {
  look: string
  label: string
  options: readonly string[]
  chosen: Value | undefined
  onChoose: (option: string) => void
  children: (option: string) => ReactNode
}

export function Picks({ look, label, options, chosen, onChoose, children }: PicksProps) {
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

type Props = { label: string; keys: readonly string[]; value: Value | undefined; onValue: (choice: Choice) => void }

/** The pictures of the catalogue, to choose one for a place. */
export function PictureChoices({ label, keys, value, onValue }: Props) {
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
