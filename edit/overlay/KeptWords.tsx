/** Words that were typed and not saved: whether to go on. */
import { useSyncExternalStore } from 'react'
import { dropDraft, keptDrafts, onDrafts } from './draft.ts'
import { fieldAt } from './editor-state.ts'

type Props = { onField: (path: string) => void; onSaid: (sentence: string) => void }

export function KeptWords({ onField, onSaid }: Props) {
  const drafts = useSyncExternalStore(onDrafts, keptDrafts)
  // A field may be gone meanwhile.
  return drafts
    .flatMap(({ path }) => fieldAt(path) ?? [])
    .map(({ path, title, where }) => {
      const place = [title, ...where.toReversed()].join(', ')
      return (
        <p key={path} className="kept">
          <span>Your words were kept: {place}.</span>
          <button type="button" className="b" onClick={() => onField(path)}>
            Go on<span className="heard">: {place}</span>
          </button>
          <button
            type="button"
            className="b"
            onClick={() => {
              dropDraft(path)
              onSaid('Your words were dropped.')
            }}
          >
            Drop them<span className="heard">: {place}</span>
          </button>
        </p>
      )
    })
}
