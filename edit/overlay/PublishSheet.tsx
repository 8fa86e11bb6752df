/** Publishing: what stands in the way, what guests will see changed, and the publications that can be put back. */
import { useState } from 'react'
import type { Published } from '../publisher.ts'
import { ask } from './channel.ts'
import { refresh, refreshAll, useEditorState } from './editor-state.ts'
import { LaunchList, useReadiness } from './LaunchSheet.tsx'
import { EditorIcon } from './EditorIcon.tsx'
import { News } from './said.ts'
import { Window, type OnClose } from './Window.tsx'

type Props = {
  onClose: OnClose
  onField: (path: string) => void
  onOpen: (what: 'open' | 'changed' | 'publish') => void
  onSaid: (sentence: string) => void
}

const moment = (name: string): string => {
  const [day = '', time = ''] = name.split(' ')
  const date = new Date(`${day}T${time.replaceAll('.', ':')}`)
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
    date,
  )
}

/** What has become of it. */
function headOf({ pushed, isNothingNew, isDraft, problems }: Published): string {
  if (pushed) return `Sent to ${pushed.host}, branch ${pushed.branch}. Your host is building it now.`
  if (isDraft) return 'The draft is ready. Unpack it on any host, or send the zip to the person who runs yours'
  if (isNothingNew) return 'The last publication'
  return problems.length > 0 ? 'What was built is here' : 'Ready for your host'
}

const inTheWay = (count: number) => `${count === 1 ? 'One thing stands' : `${count} things stand`} in the way.`

const inNumbers = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export function PublishSheet({ onClose, onField, onOpen, onSaid }: Props) {
  const { since } = useEditorState()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Published>()
  const [isByGit, setWay] = useState(false)
  const ready = useReadiness(done)

  const publish = async (isPush: boolean, isAgain = false) => {
    setBusy(true)
    setWay(isPush)
    const answer = await ask<Published>('publish', { isPush, isAgain })
    setBusy(false)
    setDone(answer)
    if (answer.problems.length === 0) onSaid(headOf(answer))
    await refreshAll()
  }
  const makeDraft = async () => {
    setBusy(true)
    const answer = await ask<Published>('makeDraft')
    setBusy(false)
    setDone(answer)
    if (answer.problems.length === 0) onSaid('The draft is ready.')
  }
  const putBack = async (name: string) => {
    setBusy(true)
    const { problems } = await ask('putPublicationBack', { name })
    setBusy(false)
    setDone({ problems })
    if (problems.length === 0) onSaid(`Everything is as it was on ${moment(name)}. Publish to put it on the web.`)
    await refresh()
  }

  const blockers = ready?.blockers ?? []
  const mayPublish = ready !== undefined && blockers.length === 0 && !isBusy
  const changes = ready?.changes ?? 0
  return (
    // It says below what is done; the sentence of the window is for whoever has closed it.
    <News value="">
      <Window title="Publish" onClose={onClose}>
        <div>
          {changes > 0 && (
            <div className="tick">
              <EditorIcon name="check" />
              <span>
                {inNumbers(changes, 'change', 'changes')} {since.toLowerCase()}
              </span>
              <button type="button" className="b bare" onClick={() => onOpen('changed')}>
                See
              </button>
            </div>
          )}
          <LaunchList ready={ready} onField={onField} onOpen={onOpen} />
          <output className="heard">
            {ready && (blockers.length === 0 ? 'Nothing stands in the way.' : inTheWay(blockers.length))}
          </output>
        </div>
        {blockers.length > 0 && (
          <p className="small soft">
            {inTheWay(blockers.length)} After that, you can make a folder and a zip for your host.
          </p>
        )}
        {ready && ready.publications.length > 0 && (
          <section aria-label="Published before">
            <hr />
            <h3>Published before</h3>
            {ready.publications.map(({ name, isLast }) => (
              <div key={name} className="tick plain">
                <span>{moment(name)}</span>
                {isLast && <span className="small soft">the latest</span>}
                <button type="button" className="b" disabled={isBusy} onClick={() => void putBack(name)}>
                  Put back<span className="heard"> what was published on {moment(name)}</span>
                </button>
              </div>
            ))}
          </section>
        )}
        <div className="foot">
          <div className="acts">
            {ready?.remote && (
              <button type="button" className="b go full" disabled={!mayPublish} onClick={() => void publish(true)}>
                <EditorIcon name="up" />
                Publish by {ready.remote.host}, branch {ready.remote.branch}
              </button>
            )}
            <button
              type="button"
              className={ready?.remote ? 'b full' : 'b go full'}
              disabled={!mayPublish}
              onClick={() => void publish(false)}
            >
              <EditorIcon name="up" />
              Make a folder and a zip
            </button>
          </div>
          <div className="acts">
            <button type="button" className="b full" disabled={isBusy} onClick={() => void makeDraft()}>
              Make a draft to show
            </button>
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
            {done?.problems.map((problem) => (
              <p key={problem} className="bad">
                {problem}
              </p>
            ))}
            {done?.folder && (
              <div className="note">
                <p className="label">{headOf(done)}</p>
                <p>Folder: {done.folder}</p>
                <p>Zip: {done.zip}</p>
                {done.isDraft && (
                  <p className="small">Put it on a host. Pages that are opened as files have no pictures.</p>
                )}
              </div>
            )}
          </div>
          {(isBusy || done?.isNothingNew) && (
            <div className="acts">
              <button
                type="button"
                className="b"
                onClick={() => void (isBusy ? ask('endPublishing') : publish(isByGit, true))}
              >
                {isBusy ? 'Stop' : 'Publish again anyway'}
              </button>
            </div>
          )}
        </div>
      </Window>
    </News>
  )
}
