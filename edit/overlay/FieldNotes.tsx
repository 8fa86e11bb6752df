/** What there is to know before a field is changed: why it is open, and what has changed meanwhile. */
import type { Open } from '../open-facts.ts'
import type { Value } from '../source.ts'
import { formatValue } from './format-value.ts'

type Props = {
  facts: readonly Open[]
  question: Open | undefined
  /** What stands there now, where another program or window has changed it. */
  elsewhere: { value: Value | undefined } | undefined
  isDirty: boolean
  onSaveMine: () => void
}

export function FieldNotes({ facts, question, elsewhere, isDirty, onSaveMine }: Props) {
  return (
    <>
      {question && <p className="label">{question.why}</p>}
      {facts
        .filter(({ isQuestion }) => !isQuestion)
        .map(({ path, why }) => (
          <div key={path} className="note">
            <p className="label">Nobody has confirmed this</p>
            <p>{why}</p>
          </div>
        ))}
      {elsewhere && (
        <div className="note" role="status">
          <p className="label">Changed elsewhere in the meantime</p>
          <p>It now says: {formatValue(elsewhere.value)}</p>
          {isDirty && (
            <button type="button" className="b" onClick={onSaveMine}>
              Save mine instead
            </button>
          )}
        </div>
      )}
      {question && <p className="small soft">Until you answer, guests can add this question to their message.</p>}
    </>
  )
}
