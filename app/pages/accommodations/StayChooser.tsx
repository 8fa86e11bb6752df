import { compare } from '../../../content/accommodations.yaml'
import type { Stay } from '../../../content/accommodations.schema.ts'
import { Field } from '../../ui/Field.tsx'
import styles from './StayChooser.module.css'

type Props = {
  stays: Stay[]
  /** The two stays to compare; each list leaves out the stay of the other. */
  chosen: Stay[]
  onChoose: (chosen: Stay[]) => void
}

/** Lets the guest choose two stays to compare, if there is no room for all of them. */
export function StayChooser({ stays, chosen, onChoose }: Props) {
  return (
    <div className={`${styles.chooser} needs-scripting`}>
      {chosen.map((stay, place) => (
        <Field key={compare.choose[place]} id={`compare-${place}`} label={compare.choose[place] ?? ''}>
          {(control) => (
            <select
              {...control}
              value={stay.id}
              onChange={({ target }) =>
                onChoose(chosen.with(place, stays.find(({ id }) => id === target.value) ?? stay))
              }
            >
              {stays
                .filter((each) => each === stay || !chosen.includes(each))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}
