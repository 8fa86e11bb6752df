/** What is wrong with what was typed or asked for, and what has to be changed first. */
import type { Left } from '../list-words.ts'
import { EditorIcon } from './EditorIcon.tsx'

type Props = { id: string; problems: readonly string[]; left: readonly Left[]; onField: (path: string) => void }

export function FieldProblems({ id, problems, left, onField }: Props) {
  return (
    <div id={id} className={problems.length > 0 ? 'bad' : 'heard'} aria-live="polite">
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>
              <EditorIcon name="halt" />
              <span>{problem}</span>
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul className="rows">
          {left.map(({ path, sentence }) => (
            <li key={path}>
              <span>{sentence}</span>
              <button type="button" className="b" onClick={() => onField(path)}>
                Change<span className="heard">: {sentence}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
