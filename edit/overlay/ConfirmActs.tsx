/** A fact that nobody has confirmed is right as it stands. */
import type { Answer } from '../answers.ts'
import type { Open } from '../open-facts.ts'
import type { Field } from '../fields.ts'
import { ask } from './channel.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { formatValue } from './format-value.ts'

type Props = { field: Field; fact: Open; isBusy: boolean; onRun: (work: () => Promise<Answer>, said: string) => void }

/** Words on a button; the rest is read below it. */
const longest = 120

/** What is empty is right where it stays so. */
const wordsFor = ({ value }: Field): string =>
  value !== null && value !== undefined && value !== '' ? 'This is right' : 'Empty is right'

export function ConfirmActs({ field, fact: { path, why, now, isPlaceholder }, isBusy, onRun }: Props) {
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
