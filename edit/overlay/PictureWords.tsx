/** The words of a picture for those who cannot see it. */
import { useId } from 'react'
import type { Field } from '../fields.ts'

type Props = {
  words: string
  limits: Field | undefined
  isWrong: boolean
  /** Whether they are for a photograph that was just chosen. */
  isNew: boolean
  onWords: (words: string) => void
}

export function PictureWords({ words, limits, isWrong, isNew, onWords }: Props) {
  const id = useId()
  return (
    <>
      <div>
        <label className="label" htmlFor={id}>
          Description for guests who can’t see it
        </label>
        <textarea
          id={id}
          className="write"
          rows={3}
          value={words}
          aria-invalid={isWrong}
          placeholder={isNew ? 'What does the new photograph show?' : undefined}
          onChange={({ target }) => onWords(target.value)}
        />
      </div>
      <div className="meter">
        <span>
          {limits?.min} to {limits?.max} characters
        </span>
        <span className="n">
          {words.length} / {limits?.max}
        </span>
      </div>
    </>
  )
}
