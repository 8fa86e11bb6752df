/** Publishing on this computer: what stands in the way, how much has changed, and where the site was built. */
import { useEffect, useState } from 'react'
import type { How, LaunchBlocker, Published } from '../publisher.ts'
import { Button, EditorIcon } from './controls.tsx'
import { ask } from '../editor.ts'
import { Problems } from './FieldParts.tsx'
import { useWindowActions } from './window-actions.ts'
import { refresh, useEditorState } from './editor-state.ts'
import { News } from './announcements.ts'
import { Window } from './Window.tsx'

const readyWords: Record<How, string> = { site: 'The site is ready', draft: 'The draft is ready' }

const things = (count: number) => (count === 0 ? 'Nothing' : count === 1 ? 'One thing' : `${count} things`)
const inTheWay = (count: number) => `${things(count)} ${count > 1 ? 'stand' : 'stands'} in the way.`

export function PublishSheet() {
  const { toggle, say } = useWindowActions()
  const { since, undo, done: changes } = useEditorState()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Published & { how: How }>()
  const [blockers, setBlockers] = useState<LaunchBlocker[]>()
  useEffect(() => {
    void ask('blockers').then((answer) => {
      setBlockers('problems' in answer ? answer.problems.map((sentence) => ({ sentence })) : answer)
    })
    // What was changed or taken back meanwhile may settle something, or open it again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [undo?.id, done])

  // Its button keeps the focus meanwhile, so it is not disabled.
  const publish = async (how: How) => {
    if (isBusy) return
    setBusy(true)
    const answer = await ask('publish', { how })
    setBusy(false)
    setDone({ ...answer, how })
    if (answer.problems.length === 0) say(readyWords[how])
    await refresh()
  }

  const isReady = blockers?.length === 0
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
          <div className={isReady ? 'tick' : 'tick halt'}>
            {blockers && <EditorIcon name={isReady ? 'check' : 'halt'} />}
            <output>{blockers ? inTheWay(blockers.length) : 'Checking whether the site is ready …'}</output>
          </div>
          {blockers?.map((each) => (
            <Blocker key={each.sentence} {...each} />
          ))}
        </div>
        <div className="foot">
          <div className="acts">
            <Button look="go full" disabled={!isReady} aria-disabled={isBusy} onClick={() => void publish('site')}>
              <EditorIcon name="up" />
              Build the site
            </Button>
          </div>
          <div className="acts">
            <Button look="full" aria-disabled={isBusy} onClick={() => void publish('draft')}>
              Make a draft to show
            </Button>
            <span className="small soft">
              You can make one at any time. Each page says that it’s a draft, and marks what nobody has confirmed.
            </span>
          </div>
          <div aria-live="polite">
            {isBusy && (
              <p>
                Building the site. This takes a minute or two. You can carry on working: what you change now will be in
                the next one.
              </p>
            )}
            <Problems problems={done?.problems ?? []} />
            {done?.folder && (
              <div className="note">
                <p className="label">{readyWords[done.how]}</p>
                <p>Folder: {done.folder}</p>
                <p className="small">
                  {done.how === 'site'
                    ? 'Upload everything in it to your host.'
                    : 'To look at it, open index.html in the folder. To show it, compress the folder and send it: whoever ' +
                      'gets it unpacks it and does the same. Forms and the map work only on a host.'}
                </p>
              </div>
            )}
          </div>
        </div>
      </Window>
    </News>
  )
}

function Blocker({ sentence, path, isUnconfirmed }: LaunchBlocker) {
  const { openField, toggle } = useWindowActions()
  return (
    <div className="tick halt">
      <EditorIcon name="halt" />
      <span>{sentence}</span>
      {(path ?? isUnconfirmed) && (
        <Button heard={`: ${sentence}`} onClick={() => (path ? openField(path, { sheet: 'publish' }) : toggle('open'))}>
          Go there
        </Button>
      )}
    </div>
  )
}
