/** What can be done with a field: save it, confirm it, leave it empty. */
import type { Answer } from '../answers.ts'
import type { Open } from '../open-facts.ts'
import type { Field } from '../fields.ts'
import { ask } from './channel.ts'
import { formatValue } from './page.ts'
import { EditorIcon } from './EditorIcon.tsx'

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

/** Words on a button; the rest is read below it. */
const longest = 120

/** What is empty is right where it stays so. */
const wordsFor = ({ value }: Field): string =>
  value !== null && value !== undefined && value !== '' ? 'This is right' : 'Empty is right'

type ConfirmProps = Pick<Props, 'field' | 'onRun'> & { fact: Open; isBusy: boolean }

/** A fact that nobody has confirmed is right as it stands. */
function ConfirmActs({ field, fact: { path, why, now, isPlaceholder }, isBusy, onRun }: ConfirmProps) {
  if (isPlaceholder) return <p className="small soft full">This is a placeholder. Please type the real one.</p>
  const all = now.map(formatValue).join(' · ')
  const isLong = all.length > longest
  return (
    <>
      <button
        type="button"
        className="b go full"
        disabled={isBusy}
        onClick={() => onRun(() => ask('confirm', { paths: [path] }), `Confirmed: ${why}`)}
      >
        <EditorIcon name="check" />
        {now.length > 1 ? `All of this is right${isLong ? '' : `: ${all}`}` : wordsFor(field)}
      </button>
      {isLong && (
        <details className="small">
          <summary>See all of it</summary>
          {all}
        </details>
      )}
    </>
  )
}
