/** What can be done with the whole list entry around a field: another one, out, up, down. */
import type { ListChange } from '../list-changes.ts'
import type { Entry } from '../fields.ts'
import { parentOf } from '../field-path.ts'
import { Button } from './controls.tsx'
import { fieldAt } from './editor-state.ts'
import { useWindowActions, type Run } from './window-actions.ts'

type Props = { entry: Entry; isBusy: boolean; run: Run }

export function EntryActs({ entry, isBusy, run }: Props) {
  const { openField } = useWindowActions()
  const { path, index, count, min, max, title, name, another } = entry
  const form = fieldAt(`${parentOf(path)}.+`)
  const change = (how: ListChange['how'], said: string) => void run('changeList', { path, how, count }, said)
  const isFull = count >= max || another?.pictures.length === 0 || isBusy
  return (
    <details>
      <summary className="label">Add, move or remove {name}</summary>
      <div className="acts" role="group" aria-label={`Entry ${index + 1} of ${count}`}>
        <span className="small soft">
          {title}: {index + 1} of {count}
        </span>
        <Button
          disabled={isFull}
          onClick={() => (form ? openField(form.path) : change('copy', 'A new one was added.'))}
        >
          Add another
        </Button>
        <Button disabled={count <= min || isBusy} onClick={() => change('remove', `Removed: ${name}.`)}>
          Remove {name}
        </Button>
        <Button disabled={index === 0 || isBusy} onClick={() => change('up', 'Moved.')}>
          Move up
        </Button>
        <Button disabled={index + 1 >= count || isBusy} onClick={() => change('down', 'Moved.')}>
          Move down
        </Button>
      </div>
      {count <= min && (
        <p className="small soft">
          The page needs {min === max ? 'exactly' : 'at least'} {min} of these.
        </p>
      )}
    </details>
  )
}
