/** What can be done with the whole list entry around a field: another one, out, up, down. */
import { useState } from 'react'
import type { ListChange } from '../list-changes.ts'
import type { Entry } from '../fields.ts'
import type { Choice } from '../picture-key.ts'
import { PictureChoices } from './PictureChoices.tsx'

type Props = {
  entry: Entry
  isBusy: boolean
  /** Makes the change, and then says `said`. */
  onChange: (change: ListChange, said: string) => void
}

export function EntryActs({ entry, isBusy, onChange }: Props) {
  const { path, index, count, min, max, title, name, another } = entry
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Choice>()
  const change = (how: ListChange['how'], said: string, picture?: Choice) =>
    onChange({ path, how, count, ...(picture !== undefined && { picture }) }, said)
  const isFull = count >= max || another?.pictures.length === 0 || isBusy
  return (
    <details>
      <summary className="label">Add, move or remove {name}</summary>
      <div className="acts" role="group" aria-label={`Entry ${index + 1} of ${count}`}>
        <span className="small soft">
          {title}: {index + 1} of {count}
        </span>
        {another ? (
          <button
            type="button"
            className="b"
            aria-expanded={isChoosing}
            disabled={isFull}
            onClick={() => setChoosing(!isChoosing)}
          >
            Another picture
          </button>
        ) : (
          <button type="button" className="b" disabled={isFull} onClick={() => change('copy', 'A new one was added.')}>
            Add another
          </button>
        )}
        <button
          type="button"
          className="b"
          disabled={count <= min || isBusy}
          onClick={() => change('remove', `Removed: ${name}.`)}
        >
          Remove {name}
        </button>
        <button type="button" className="b" disabled={index === 0 || isBusy} onClick={() => change('up', 'Moved.')}>
          Move up
        </button>
        <button
          type="button"
          className="b"
          disabled={index + 1 >= count || isBusy}
          onClick={() => change('down', 'Moved.')}
        >
          Move down
        </button>
      </div>
      {another && isChoosing && (
        <>
          <PictureChoices
            label="The picture to add after this one"
            keys={another.pictures}
            value={chosen}
            onValue={setChosen}
          />
          <button
            type="button"
            className="b go"
            disabled={chosen === undefined || isBusy}
            onClick={() => change('copy', 'A new one was added.', chosen)}
          >
            Add it
          </button>
        </>
      )}
      {count <= min && (
        <p className="small soft">
          The page needs {min === max ? 'exactly' : 'at least'} {min} of these.
        </p>
      )}
    </details>
  )
}
