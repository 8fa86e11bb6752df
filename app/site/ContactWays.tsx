import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { callLink, mailLink, phone, whatsAppLink } from '../resort/links.ts'
import styles from './ContactWays.module.css'

type WayProps = { to: string; icon: IconName; name: string; note: string; copy?: { label: string; done: string } }

/** An address of e-mail breaks behind its @, where it must. */
const breakable = (name: string) =>
  name.split(/(?<=@)/).flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))

function Way({ to, icon, name, note, copy }: WayProps) {
  return (
    <li>
      <SiteLink to={to} className={styles.way}>
        <Icon name={icon} />
        <span>
          <b>{breakable(name)}</b>
          <small>{note}</small>
        </span>
        {!copy && <Icon name="arrow-up-right" />}
      </SiteLink>
      {copy && <CopyButton text={name} {...copy} />}
    </li>
  )
}

/** WhatsApp, telephone and e-mail as plain links that work without scripting; the whole row can be pressed. */
export function ContactWays(notes: { whatsapp: string; phone: string; email: string }) {
  return (
    <ul className={styles.ways}>
      <Way to={whatsAppLink} icon="message-circle" name={ui.whatsapp} note={notes.whatsapp} />
      <Way
        to={callLink}
        icon="phone"
        name={phone}
        note={notes.phone}
        copy={{ label: ui.copy.number, done: ui.copy.numberCopied }}
      />
      <Way
        to={mailLink}
        icon="mail"
        name={site.email}
        note={notes.email}
        copy={{ label: ui.copy.email, done: ui.copy.emailCopied }}
      />
    </ul>
  )
}
