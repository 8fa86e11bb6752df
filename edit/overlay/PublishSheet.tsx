/** Publishing: what stands in the way, how much has changed, and what was made. */
import { useEffect, useState } from 'react'
import type { How, Published, Readiness } from '../publisher.ts'
import { Button, EditorIcon } from './controls.tsx'
import { ask } from '../editor.ts'
import { Problems } from './FieldParts.tsx'
import { useWindowActions } from './window-actions.ts'
import { refresh, useEditorState } from './editor-state.ts'
import { News } from './announcements.ts'
import { Window } from './Window.tsx'

/** What has become of it. */
function headOf({ pushed, isDraft, problems }: Published): string {
  if (pushed) return `Sent to ${pushed.host} (${pushed.branch}). Your host is building it now.`
  if (isDraft) return 'The draft is ready'
  return problems.length > 0 ? 'What was built is here' : 'Ready for your host'
}

const things = (count: number) => (count === 0 ? 'Nothing' : count === 1 ? 'One thing' : `${count} things`)
const inTheWay = (count: number) => `${things(count)} ${count > 1 ? 'stand' : 'stands'} in the way.`

export function PublishSheet() {
  const { openField, toggle, say } = useWindowActions()
  const { since, undo, done: changes } = useEditorState()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Published>()
  const [ready, setReady] = useState<Readiness>()
  useEffect(() => {
    void ask<Readiness>('readiness').then((answer) => {
      if (!('problems' in answer)) return setReady(answer)
      return setReady({ blockers: answer.problems.map((sentence) => ({ sentence })), remote: undefined })
    })
    // What was changed or taken back meanwhile may settle something, or open it again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [undo?.id, done])

  const make = async (how: How) => {
    setBusy(true)
    const answer = await ask<Published>('publish', { how })
    setBusy(false)
    setDone(answer)
    if (answer.problems.length === 0) say(headOf(answer))
    await refresh()
  }

  const { blockers = [], remote } = ready ?? {}
  const mayPublish = ready !== undefined && blockers.length === 0 && !isBusy
  return (
    // It says below what is done; the sentence of the window is for whoever has closed it.
    <News value="">
      <Window title="Publish">
        <div>
          {changes.length > 0 && (
            <div className="tick">
              <EditorIcon name="check" />
              <span>
                {changes.length} {changes.length === 1 ? 'change' : 'changes'} {since.toLowerCase()}
              </span>
              <Button look="bare" onClick={() => toggle('changed')}>
                See
              </Button>
            </div>
          )}
          <div className={blockers.length === 0 ? 'tick' : 'tick halt'}>
            {ready && <EditorIcon name={blockers.length === 0 ? 'check' : 'halt'} />}
            <output>{ready ? inTheWay(blockers.length) : 'Checking whether the site is ready …'}</output>
          </div>
          {blockers.map(({ sentence, path, isUnconfirmed }) => (
            <div key={sentence} className="tick halt">
              <EditorIcon name="halt" />
              <span>{sentence}</span>
              {(path ?? isUnconfirmed) && (
                <Button
                  heard={`: ${sentence}`}
                  onClick={() => (path ? openField(path, { sheet: 'publish' }) : toggle('open'))}
                >
                  Go there
                </Button>
              )}
            </div>
          ))}
        </div>
        <div className="foot">
          <div className="acts">
            {remote && (
              <Button look="go full" disabled={!mayPublish} onClick={() => void make('push')}>
                <EditorIcon name="up" />
                Publish on the web
              </Button>
            )}
            <Button look={remote ? 'full' : 'go full'} disabled={!mayPublish} onClick={() => void make('folder')}>
              <EditorIcon name="up" />
              Make a folder and a zip
            </Button>
          </div>
          <div className="acts">
            <Button look="full" disabled={isBusy} onClick={() => void make('draft')}>
              Make a draft to show
            </Button>
            <span className="small soft">
              You can make one at any time. Each page says that it’s a draft, and marks what nobody has confirmed.
            </span>
          </div>
          <div aria-live="polite">
            {isBusy && (
              <p>
                Building the site. This takes a minute or two. You can carry on working: your changes will be in the
                next publication.
              </p>
            )}
            <Problems problems={done?.problems ?? []} />
            {done?.folder && (
              <div className="note">
                <p className="label">{headOf(done)}</p>
                <p>Folder: {done.folder}</p>
                <p>Zip: {done.zip}</p>
                {!!done.theirs?.length && (
                  <p>Somebody else has changed, and it came with it: {done.theirs.join(', ')}.</p>
                )}
                {done.isDraft && (
                  <p className="small">
                    To look at it, open index.html in the folder. To show it, send the zip: whoever gets it unpacks it
                    and does the same. Forms and the map work only on a host.
                  </p>
                )}
              </div>
            )}
          </div>
        </div>
      </Window>
    </News>
  )
}
