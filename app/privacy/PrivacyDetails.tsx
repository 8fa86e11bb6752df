import { useState } from 'react'
import ui from '../../content/ui.yaml'
import { Button } from '../ui/Button.tsx'
import { removeFromDevice } from './device-storage.ts'
import styles from './PrivacyDetails.module.css'

type State = 'kept' | 'removed' | 'refused'

/** What is stored on the device, with the button that deletes it, and which other hosts are asked for what. */
export default function PrivacyDetails() {
  const [state, setState] = useState<State>('kept')
  const { device, privacy } = ui

  function remove() {
    removeFromDevice().then(
      () => setState('removed'),
      () => setState('refused'),
    )
  }

  return (
    <div className={styles.details}>
      <h3>{device.heading}</h3>
      <p>{device.text}</p>
      <p>
        <Button variant="quietOnBand" size="small" onClick={remove}>
          {device.button}
        </Button>{' '}
        <span role="status">{state === 'removed' ? device.done : state === 'refused' && device.refused}</span>
      </p>
      <h3>{privacy.askedHeading}</h3>
      <ul>
        {privacy.asked.map(({ who, when }) => (
          <li key={who}>
            <b>{who}</b> {when}
          </li>
        ))}
      </ul>
      <p>
        <a href="/licences.txt">{privacy.licences}</a>
      </p>
    </div>
  )
}
