/** *Ready to launch?*: what stands in the way, each with a link to its field. Publishing checks the same. */
import { useEffect, useState } from 'react'
import type { Readiness } from '../publisher.ts'
import { ask } from './channel.ts'
import { useEditorState } from './editor-state.ts'
import { EditorIcon } from './EditorIcon.tsx'
import { Window, type OnClose } from './Window.tsx'

type Ways = { onField: (path: string) => void; onOpen: (what: 'open' | 'publish') => void }

/** Undefined while it is fetched. @param again fetches once more when it changes */
export function useReadiness(again: unknown): Readiness | undefined {
  const { undo } = useEditorState()
  const [ready, setReady] = useState<Readiness>()
  useEffect(() => {
    void ask<Readiness>('readiness').then((answer) => {
      if ('problems' in answer)
        answer = {
          blockers: answer.problems.map((sentence) => ({ sentence })),
          changes: 0,
          remote: undefined,
          publications: [],
        }
      setReady(answer)
    })
    // What was changed or taken back meanwhile may settle something, or open it again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [undo, again])
  return ready
}

export function LaunchList({ ready, onField, onOpen }: Ways & { ready: Readiness | undefined }) {
  if (ready === undefined) return <p>Checking whether the site is ready …</p>
  if (ready.blockers.length === 0) {
    return (
      <div className="tick">
        <EditorIcon name="check" />
        <span>Nothing stands in the way</span>
      </div>
    )
  }
  return ready.blockers.map(({ sentence, path, isUnconfirmed }) => (
    <div key={sentence} className="tick halt">
      <EditorIcon name="halt" />
      <span>{sentence}</span>
      {(path ?? isUnconfirmed) && (
        <button type="button" className="b" onClick={() => (path ? onField(path) : onOpen('open'))}>
          Go there<span className="heard">: {sentence}</span>
        </button>
      )}
    </div>
  ))
}

export function LaunchSheet({ onClose, ...ways }: Ways & { onClose: OnClose }) {
  const ready = useReadiness(undefined)
  const count = ready?.blockers.length
  return (
    <Window title="Ready to launch?" onClose={onClose}>
      <div aria-live="polite">
        {count !== undefined && (
          <p className="label">
            {count === 0
              ? 'Yes. Every fact is confirmed, so you can publish the site.'
              : count === 1
                ? 'Not yet: one thing stands in the way.'
                : `Not yet: ${count} things stand in the way.`}
          </p>
        )}
      </div>
      <div>
        <LaunchList ready={ready} {...ways} />
      </div>
      {count === 0 && (
        <div className="acts">
          <button type="button" className="b go full" onClick={() => ways.onOpen('publish')}>
            <EditorIcon name="up" />
            Publish
          </button>
        </div>
      )}
    </Window>
  )
}
