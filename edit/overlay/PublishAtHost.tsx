/** Publishing at a host: what somebody else has changed as well, what is live, and the key. */
import { keepAccess, readAccess } from '../kept.ts'
import { Button, EditorIcon } from './controls.tsx'
import type { Host } from '../host.ts'
import type { Side } from '../join.ts'
import { Problems } from './FieldParts.tsx'
import { useRun } from './window-actions.ts'
import { Window } from './Window.tsx'

async function forget(): Promise<void> {
  await keepAccess({ ...(await readAccess())!, key: '' })
  location.reload()
}

export function PublishAtHost({ asked, live }: ReturnType<Host['state']>) {
  const { run, isBusy, problems } = useRun({ staysOpen: true })
  const publish = (side: Side) => void run('publishAtHost', { side }, '')
  return (
    <Window title="Publish" isBusy={isBusy}>
      {asked.map(({ title, mine, theirs }) => (
        <div key={title} className="note">
          <p className="label">Somebody else has changed this as well: {title}</p>
          <p>{`On the web: ${theirs} · Yours: ${mine}`}</p>
        </div>
      ))}
      {asked.length > 0 && <Button onClick={() => publish('theirs')}>Keep what is there</Button>}
      <Button look="go" onClick={() => publish('mine')}>
        <EditorIcon name="up" />
        {asked.length > 0 ? 'Publish mine instead' : 'Publish on the web'}
      </Button>
      <div aria-live="polite">
        <Problems problems={problems} />
        {problems.length + asked.length === 0 && <p>{live}</p>}
      </div>
      <details>
        <summary>The key, and what to do when this telephone is lost</summary>
        <ol>
          <li>On another one open github.com: Settings, Developer settings, Fine-grained tokens.</li>
          <li>Press “Delete” beside “Edit the site”. Nobody can change the site with this key any more.</li>
          <li>Open the editor there, and make a new key. All that you published is still there.</li>
        </ol>
        <Button onClick={() => void forget()}>Forget this key</Button>
      </details>
    </Window>
  )
}
