/** Publishing: how much has changed, and what stands in the way; then on the web, or on this computer. */
import { useEffect, useState } from 'react'
import type { Side } from '../merge.ts'
import { keepAccess, readAccess } from '../browser-store.ts'
import type { LaunchBlocker } from '../content-store.ts'
import type { How, Published } from '../publish-here.ts'
import { Button, EditorIcon } from './controls.tsx'
import { ask, editor } from '../editor.ts'
import { Problems } from './FieldParts.tsx'
import { News, useRun, useWindowActions } from './window-actions.ts'
import { useEditorState } from './editor-state.ts'
import { Window } from './Window.tsx'

const readyWords: Record<How, string> = { site: 'The site is ready', draft: 'The draft is ready' }

const things = (count: number) => (count === 0 ? 'Nothing' : count === 1 ? 'One thing' : `${count} things`)
const inTheWay = (count: number) => `${things(count)} ${count > 1 ? 'stand' : 'stands'} in the way.`

export function PublishSheet() {
  const { toggle } = useWindowActions()
  const { since, undo, done: changes, host } = useEditorState()
  const [done, setDone] = useState<Published>()
  const { run, isBusy, problems } = useRun({ staysOpen: true })
  const [blockers, setBlockers] = useState<LaunchBlocker[]>()
  useEffect(() => {
    void ask(editor.blockers).then((answer) => {
      setBlockers('problems' in answer ? answer.problems.map((sentence) => ({ sentence })) : answer)
    })
    // What was changed, taken back or taken in meanwhile may settle something, or open it again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [undo?.id, problems])

  const build = (how: How) => void run(() => editor.publish(how), readyWords[how]).then(setDone)
  const publish = (side: Side) => (host ? void run(() => editor.publishAtHost(side), '') : build('site'))
  const isReady = blockers?.length === 0
  const asked = host?.asked ?? []
  return (
    // It says below what is done; the sentence of the window is for whoever has closed it.
    <News value="">
      <Window title="Publish" isBusy={host !== undefined && isBusy}>
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
        {asked.map(({ title, mine, theirs }) => (
          <div key={title} className="note">
            <p className="label">Somebody else has changed this as well: {title}</p>
            <p>{`On the web: ${theirs} · Yours: ${mine}`}</p>
          </div>
        ))}
        <div className="foot">
          <div className="acts">
            {asked.length > 0 && <Button onClick={() => publish('theirs')}>Keep what is there</Button>}
            {/* Its button keeps the focus while it builds, so it is not disabled then. */}
            <Button look="go full" disabled={!isReady} aria-disabled={isBusy} onClick={() => publish('mine')}>
              <EditorIcon name="up" />
              {host ? (asked.length > 0 ? 'Publish mine instead' : 'Publish on the web') : 'Build the site'}
            </Button>
            {!host && (
              <>
                <Button look="full" aria-disabled={isBusy} onClick={() => build('draft')}>
                  Make a draft to show
                </Button>
                <span className="small soft">
                  You can make one at any time. Each page says that it’s a draft, and marks what nobody has confirmed.
                </span>
              </>
            )}
          </div>
          <div aria-live="polite">
            {!host && isBusy && (
              <p>
                Building the site. This takes a minute or two. You can carry on working: what you change now will be in
                the next one.
              </p>
            )}
            <Problems problems={problems} />
            {problems.length + asked.length === 0 && host && <p>{host.live}</p>}
            {problems.length === 0 && done?.built && <Built {...done.built} />}
          </div>
        </div>
        {host && <Key />}
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

function Built({ how, folder }: NonNullable<Published['built']>) {
  return (
    <div className="note">
      <p className="label">{readyWords[how]}</p>
      <p>Folder: {folder}</p>
      <p className="small">
        {how === 'site'
          ? 'Upload everything in it to your host.'
          : 'To look at it, open index.html in the folder. To show it, compress the folder and send it: whoever gets ' +
            'it unpacks it and does the same. Forms and the map work only on a host.'}
      </p>
    </div>
  )
}

async function forget(): Promise<void> {
  await keepAccess({ ...(await readAccess())!, key: '' })
  location.reload()
}

function Key() {
  return (
    <details>
      <summary>The key, and what to do when this telephone is lost</summary>
      <ol>
        <li>On another one open github.com: Settings, Developer settings, Fine-grained tokens.</li>
        <li>Press “Delete” beside “Edit the site”. Nobody can change the site with this key any more.</li>
        <li>Open the editor there, and make a new key. All that you published is still there.</li>
      </ol>
      <Button onClick={() => void forget()}>Forget this key</Button>
    </details>
  )
}
