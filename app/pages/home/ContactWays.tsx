import { contact as notes } from '../../../content/home.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { useNow } from '../../browser/hooks.ts'
import { deskAt, deskSentence, hoursRange } from '../../resort/clock-and-desk.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { breakable, Text } from '../../ui/Text.tsx'
import { callLink, mailLink, phone, whatsAppLink, whatsAppNumber } from '../../resort/links.ts'
import styles from './ContactWays.module.css'

type WayProps = { href: string; icon: IconName; name: string; note: string; copy: { label: string; done: string } }

function Way({ href, icon, name, note, copy }: WayProps) {
  return (
    <li className="row">
      <a href={href} className={styles.way}>
        <Icon name={icon} />
        <span>
          <b>{breakable(name)}</b>
          <small>{note}</small>
        </span>
      </a>
      <CopyButton text={name} {...copy} />
    </li>
  )
}

/** WhatsApp, telephone and e-mail as plain links that work without scripting; a whole row can be pressed. */
export function ContactWays() {
  return (
    <ul className={`ruled ${styles.ways}`}>
      <li className="row">
        <ButtonLink href={whatsAppLink}>
          <Icon name="message-circle" />
          {ui.whatsappChat}
        </ButtonLink>
        <b className="only-print">{`${ui.whatsapp} ${whatsAppNumber}`}</b>
        <small>{notes.whatsapp}</small>
      </li>
      <Way
        href={callLink}
        icon="phone"
        name={phone}
        note={notes.phone}
        copy={{ label: ui.copy.number, done: ui.copy.numberCopied }}
      />
      <Way
        href={mailLink}
        icon="mail"
        name={site.email}
        note={notes.email}
        copy={{ label: ui.copy.email, done: ui.copy.emailCopied }}
      />
    </ul>
  )
}

const rows = [
  { key: 'weekdays', name: ui.hours.weekdays, hours: hoursRange(site.hours.weekdays) },
  { key: 'weekend', name: ui.hours.weekend, hours: hoursRange(site.hours.weekend) },
  { key: 'emergency', name: ui.hours.emergency, hours: ui.hours.always },
]

/** Business hours (V3). Once the time is known, today's row is marked, and the heading says if the desk is open. */
export function HoursTable() {
  const now = useNow()
  const state = now && deskAt(now)
  return (
    <div>
      {/* No caption: screen readers would say it twice, as the name and as the first line of the table. */}
      <h3 className={`row ${styles.heading}`}>
        {ui.hours.heading}{' '}
        {state && <span className={`no-print ${state.isOpen ? styles.open : styles.closed}`}>{deskSentence(now)}</span>}
      </h3>
      <table className={styles.hours}>
        <tbody>
          {rows.map(({ key, name, hours }) => (
            <tr key={key} className={state?.row === key ? styles.today : undefined}>
              <th scope="row">{name}</th>
              <Text as="td">{hours}</Text>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
