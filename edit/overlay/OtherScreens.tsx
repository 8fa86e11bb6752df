/** The pictures that take the place of this one at another hour, or on another screen. */
import { parentOf } from '../field-path.ts'
import type { Field } from '../fields.ts'
import { keyOf } from '../picture-key.ts'
import { currentState } from './editor-state.ts'
import { thumbnail } from './PictureChoices.tsx'

/** The other pictures of a group that consists of pictures alone. */
function othersOf({ path, entries }: Field): Field[] {
  if (entries.length > 0) return []
  const group = currentState().fields.filter((field) => parentOf(field.path) === parentOf(path))
  return group.every(({ kind }) => kind === 'picture') ? group.filter((field) => field.path !== path) : []
}

/** The field that shows one of several pictures in a place; the image of such a place carries no marker. */
export const oneOfSeveral = (places: readonly Field[]): Field | undefined =>
  places.find((each) => othersOf(each).length > 0)

type Props = { choice: Field; isBusy: boolean; onPicture: (path: string) => void }

export function OtherScreens({ choice, isBusy, onPicture }: Props) {
  const others = othersOf(choice)
  if (others.length === 0) return null
  return (
    <section aria-label="Other pictures in this place">
      <p className="label">{choice.title}: this one. The others in this place:</p>
      {others.map(({ path, title, value }) => {
        const key = keyOf(value)
        return (
          <div key={path} className="tick small">
            {key === '' ? <span className="thumb" /> : <img className="thumb" src={thumbnail(key)} alt="" />}
            <span>
              {title}
              {key === '' && ': no picture of its own'}
            </span>
            <button type="button" className="b" disabled={isBusy} onClick={() => onPicture(path)}>
              Change<span className="heard">: {title}</span>
            </button>
          </div>
        )
      })}
    </section>
  )
}
