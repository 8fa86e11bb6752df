/** What can be done with the whole list entry around a field: another one, out, up, down. */
import type { ListChange } from '../list-changes.ts'
import type { Entry } from '../fields.ts'

type Props = {
  entry: Entry
  isBusy: boolean
  /** Makes the change, and then says `said`. */
  onChange: (change: ListChange, said: string) => void
}

export function EntryActs({ entry, isBusy, onChange }: Props) {
  const { path, index, count, min, max, title, name, another } = entry
  const change = (how: ListChange['how'], said: string) => onChange({ path, how, count }, said)
  const isFull = count >= max || another?.pictures.length === 0 || isBusy
  return (
    <details>
      <summary className="label">Add, move or remove {name}</summary>
      <div className="acts" role="group" aria-label={`Entry ${index + 1} of ${count}`}>
        <span className="small soft">
          {title}: {index + 1} of {count}
        </span>
        <button type="button" className="b" disabled={isFull} onClick={() => change('copy', 'A new one was added.')}>
          Add another
        </button>
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
      {count <= min && (
        <p className="small soft">
          The page needs {min === max ? 'exactly' : 'at least'} {min} of these.
        </p>
      )}
    </details>
  )
}
