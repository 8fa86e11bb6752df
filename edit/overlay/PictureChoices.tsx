/** The pictures of the catalogue, to choose one for a place. */
import { useId, useState } from 'react'
import { keyOf, middle, nameOfPicture, type Choice } from '../picture-key.ts'
import type { Value } from '../source.ts'
import { Search } from './controls.tsx'
import { currentState } from './editor-state.ts'

type Props = { label: string; keys: readonly string[]; value: Value | undefined; onValue: (choice: Choice) => void }

/** Address of a small version of a picture. */
export const thumbnail = (key: string, which: 'now' | 'before' | 'staged' = 'now'): string =>
  `/@edit/picture/${which}/${key}`

/** A picture as another place shows it, or around its middle. */
export const asElsewhere = (key: string): Choice =>
  (currentState().fields.find(({ kind, value }) => kind === 'picture' && keyOf(value) === key)?.value as
    | Choice
    | undefined) ?? { key, focus: middle }

export function PictureChoices({ label, keys, value, onValue }: Props) {
  const name = useId()
  const [wanted, setWanted] = useState('')
  const found = keys.filter((key) => nameOfPicture(key).includes(wanted.trim().toLowerCase()))
  return (
    <>
      <Search label="Find a picture by its name" text={wanted} onText={setWanted} />
      <div className="picks thumbs" role="radiogroup" aria-label={label}>
        {found.map((key) => (
          <label key={key} className="pick">
            <input
              type="radio"
              name={name}
              aria-label={nameOfPicture(key)}
              checked={keyOf(value) === key}
              onChange={() => onValue(asElsewhere(key))}
            />
            <span>
              <img src={thumbnail(key)} alt="" loading="lazy" />
              {nameOfPicture(key)}
            </span>
          </label>
        ))}
      </div>
    </>
  )
}
