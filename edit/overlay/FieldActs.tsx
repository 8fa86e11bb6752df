/** What can be done with a field: save it, confirm it, leave it empty. */
import type { Open } from '../open-facts.ts'
import type { Field } from '../fields.ts'
import { Button } from './Button.tsx'
import { useDesk, type Run } from './desk.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { formatValue } from './page.ts'

type Props = {
  field: Field
  /** What is open about it. */
  fact: Open | undefined
  isDirty: boolean
  isBusy: boolean
  isWrong: boolean
  isChangedElsewhere: boolean
  onSave: () => void
  run: Run
}

export function FieldActs({ field, fact, isDirty, isBusy, isWrong, isChangedElsewhere, onSave, run }: Props) {
  const { close } = useDesk()
  const { path, title, value, mayBe } = field
  const leaveEmpty = { path, value: mayBe === 'empty' ? null : undefined, was: value }
  return (
    <div className="acts">
      {fact && !fact.isQuestion && !isDirty && <ConfirmActs field={field} fact={fact} isBusy={isBusy} run={run} />}
      <Button look="go" data-save disabled={!isDirty || isWrong || isBusy} onClick={onSave}>
        {isChangedElsewhere ? 'Save mine instead' : 'Save'}
      </Button>
      <Button onClick={() => close()}>{fact?.isQuestion ? 'Later' : 'Cancel'}</Button>
      {mayBe && value !== null && value !== undefined && (
        <Button disabled={isBusy} onClick={() => void run('save', [leaveEmpty], `Emptied: ${title}.`)}>
          Leave it empty
        </Button>
      )}
    </div>
  )
}

/** What is empty is right where it stays so. */
const wordsFor = ({ value }: Field): string =>
  value !== null && value !== undefined && value !== '' ? 'This is right' : 'Empty is right'

type ConfirmProps = Pick<Props, 'field' | 'isBusy' | 'run'> & { fact: Open }

/** A fact that nobody has confirmed is right as it stands. */
function ConfirmActs({ field, fact: { path, why, now, isPlaceholder }, isBusy, run }: ConfirmProps) {
  if (isPlaceholder) return <p className="small soft full">This is a placeholder. Please type the real one.</p>
  return (
    <>
      <Button
        look="go full"
        disabled={isBusy}
        onClick={() => void run('confirm', { paths: [path] }, `Confirmed: ${why}`)}
      >
        <EditorIcon name="check" />
        {now.length > 1 ? 'All of this is right' : wordsFor(field)}
      </Button>
      {now.length > 1 && <p className="small soft full">{now.map(formatValue).join(' · ')}</p>}
    </>
  )
}
