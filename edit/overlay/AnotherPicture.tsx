/** Another picture of the catalogue in a place; pictures that no page shows can be taken out of it. */
import type { Field } from '../fields.ts'
import { keyOf, nameOfPicture } from '../picture-key.ts'
import { currentState } from './editor-state.ts'
import { PictureChoices } from './PictureChoices.tsx'

type Props = {
  choice: Field
  chosen: string | undefined
  isBusy: boolean
  onChoose: (key: string) => void
  onTakeOut: (key: string) => void
}

export function AnotherPicture({ choice, chosen, isBusy, onChoose, onTakeOut }: Props) {
  const [entry] = choice.entries
  const own = keyOf(choice.value)
  const options = (choice.options ?? []).filter(
    (each) => each === own || !entry?.another || entry.another.pictures.includes(each),
  )
  const shown = new Set(currentState().fields.map(({ kind, value }) => (kind === 'picture' ? keyOf(value) : '')))
  const spare = (choice.options ?? []).filter((each) => !shown.has(each))
  return (
    <details>
      <summary className="label">Show another picture here</summary>
      <PictureChoices label="Pictures" keys={options} value={chosen ?? choice.value} onValue={onChoose} />
      {spare.map((each) => (
        <div key={each} className="tick plain">
          <span>No page shows “{nameOfPicture(each)}”.</span>
          <button type="button" className="b" disabled={isBusy} onClick={() => onTakeOut(each)}>
            Remove it<span className="heard">: {nameOfPicture(each)}</span>
          </button>
        </div>
      ))}
    </details>
  )
}
