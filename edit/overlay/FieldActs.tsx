/** What can be done with a field: save it, confirm it, leave it empty. */
import type { Answer } from '../answers.ts'
import type { Open } from '../open-facts.ts'
import type { Field } from '../fields.ts'
import { ask } from './channel.ts'
import { ConfirmActs } from './ConfirmActs.tsx'

type Props = {
  field: Field
  /** What is open about it. */
  fact: Open | undefined
  /** Whether it answers an open question. */
  isQuestion: boolean
  state: { isDirty: boolean; isBusy: boolean; isWrong: boolean }
  onSave: () => void
  /** Does it, and says `said` when it is done. */
  onRun: (work: () => Promise<Answer>, said: string) => void
  onClose: () => void
}

export function FieldActs({ field, fact, isQuestion, state, onSave, onRun, onClose }: Props) {
  const { isDirty, isBusy, isWrong } = state
  return (
    <div className="acts">
      {fact && !fact.isQuestion && !isDirty && <ConfirmActs field={field} fact={fact} isBusy={isBusy} onRun={onRun} />}
      <button type="button" className="b go" data-save disabled={!isDirty || isWrong || isBusy} onClick={onSave}>
        Save
      </button>
      <button type="button" className="b" onClick={() => onClose()}>
        {isQuestion ? 'Later' : 'Cancel'}
      </button>
      {field.mayBe && field.value !== null && field.value !== undefined && (
        <button
          type="button"
          className="b"
          disabled={isBusy}
          onClick={() =>
            onRun(
              () =>
                ask('save', [
                  { path: field.path, value: field.mayBe === 'empty' ? null : undefined, was: field.value },
                ]),
              `Emptied: ${field.title}.`,
            )
          }
        >
          Leave it empty
        </button>
      )}
    </div>
  )
}
