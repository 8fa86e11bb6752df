/** Another picture of the catalogue in a place. */
import type { Field } from '../fields.ts'
import { keyOf } from '../picture-key.ts'
import { PictureChoices } from './PictureChoices.tsx'

type Props = { choice: Field; chosen: string | undefined; onChoose: (key: string) => void }

export function AnotherPicture({ choice, chosen, onChoose }: Props) {
  const [entry] = choice.entries
  const own = keyOf(choice.value)
  const options = (choice.options ?? []).filter(
    (each) => each === own || !entry?.another || entry.another.pictures.includes(each),
  )
  return (
    <details>
      <summary className="label">Show another picture here</summary>
      <PictureChoices label="Pictures" keys={options} value={chosen ?? choice.value} onValue={onChoose} />
    </details>
  )
}
