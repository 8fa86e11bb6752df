/** What the window of a picture asks for beside the photograph itself. */
import { useId } from 'react'
import { isUnder, parentOf } from '../field-path.ts'
import type { Field } from '../fields.ts'
import { keyOf, type Choice } from '../picture-key.ts'
import { currentState } from './editor-state.ts'
import { PictureChoices } from './PictureChoices.tsx'
import { WordsInput } from './WordsInput.tsx'

type WordsProps = {
  words: string
  limits: Field | undefined
  isWrong: boolean
  /** Whether they are for a photograph that was just chosen. */
  isNew: boolean
  onWords: (words: string) => void
}

/** The words of a picture for those who cannot see it. */
export function PictureWords({ words, limits, isWrong, isNew, onWords }: WordsProps) {
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

/** The words of the caption in the place for which a picture was chosen. */
export function captionsOf(choice: Field | undefined): Field[] {
  if (!choice) return []
  const caption = `${parentOf(choice.path)}.caption`
  return currentState().fields.filter(
    ({ path, value }) => isUnder(path, caption) && typeof value === 'string' && value !== '',
  )
}

type CaptionProps = { captions: readonly Field[]; onWords: (path: string, words: string) => void; onEnter: () => void }

/** The caption below a picture that gets another photograph: it was written for the one before. */
export function PictureCaption({ captions, onWords, onEnter }: CaptionProps) {
  const id = useId()
  if (captions.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        Does the caption still fit the new photograph?
      </span>
      {captions.map(({ path, title, value }) => (
        <WordsInput
          key={path}
          text={value as string}
          label={`Caption: ${title}`}
          isWrong={false}
          about={id}
          isLong={false}
          isFirst={false}
          onText={(words) => onWords(path, words)}
          onEnter={onEnter}
        />
      ))}
    </div>
  )
}

type AnotherProps = { choice: Field; chosen: Choice | undefined; onChoose: (chosen: Choice) => void }

/** Another picture of the catalogue in a place. */
export function AnotherPicture({ choice, chosen, onChoose }: AnotherProps) {
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
