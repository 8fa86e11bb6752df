/** The caption below a picture that gets another photograph: it was written for the one before. */
import { useId } from 'react'
import { isUnder, parentOf } from '../field-path.ts'
import type { Field } from '../fields.ts'
import { currentState } from './editor-state.ts'
import { WordsInput } from './WordsInput.tsx'

/** The words of the caption in the place for which a picture was chosen. */
export function captionsOf(choice: Field | undefined): Field[] {
  if (!choice) return []
  const caption = `${parentOf(choice.path)}.caption`
  return currentState().fields.filter(
    ({ path, value }) => isUnder(path, caption) && typeof value === 'string' && value !== '',
  )
}

type Props = { captions: readonly Field[]; onWords: (path: string, words: string) => void; onEnter: () => void }

export function PictureCaption({ captions, onWords, onEnter }: Props) {
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
