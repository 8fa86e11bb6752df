import { useState } from 'react'
import ui from '../../content/ui.yaml'
import { daysStore } from '../plan/days-store.ts'
import { draftStore } from '../request/draft.ts'
import { forgetCopies, refuseRegistration } from '../service-worker/stored-site.ts'
import { forgetLook } from '../shell/look.ts'
import { Button } from '../ui/Button.tsx'

/** Deletes all that is stored here. @throws where the browser keeps the offline copy; all else is deleted by then */
async function removeFromDevice(): Promise<void> {
  refuseRegistration()
  // Empties the forms too: otherwise the next key pressed would store the draft again.
  draftStore.clear()
  daysStore.clear()
  forgetLook(document.documentElement)
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  // The worker first, so that it stores nothing while the copy is being deleted.
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister()
  if ('caches' in globalThis) await forgetCopies()
}

/** What is stored on the device, with the button that deletes it, and which other hosts are asked for what. */
export default function PrivacyDetails() {
  const [state, setState] = useState<'kept' | 'removed' | 'refused'>('kept')
  const { device, privacy } = ui

  function remove() {
    removeFromDevice().then(
      () => setState('removed'),
      () => setState('refused'),
    )
  }

  return (
    <div className="stack">
      <h3>{device.heading}</h3>
      <p>{device.text}</p>
      <p className="row">
        <Button variant="quiet" size="small" onClick={remove}>
          {device.button}
        </Button>{' '}
        <span role="status">{state === 'removed' ? device.done : state === 'refused' && device.refused}</span>
      </p>
      <h3>{privacy.askedHeading}</h3>
      <ul className="stack">
        {privacy.asked.map(({ who, when }) => (
          <li key={who}>
            <b>{who}</b> {when}
          </li>
        ))}
      </ul>
      <p>
        <a href="/licences.txt" className="target">
          {privacy.licences}
        </a>
      </p>
    </div>
  )
}
