import type { ReactNode } from 'react'
import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { paths } from '../../lib/paths.ts'
import { fill } from '../../lib/text.ts'
import { callLink, mailLink, pathOf, phone, postalAddress, whatsAppLink } from '../resort/links.ts'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconLink } from '../ui/IconButton.tsx'
import { Mark } from '../ui/Mark.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Footer.module.css'
import { Horizon } from './Horizon.tsx'

const { footer } = site

const contacts = [
  { icon: 'map-pin', to: paths.location, text: postalAddress },
  { icon: 'phone', to: callLink, text: phone },
  { icon: 'mail', to: mailLink, text: site.email },
  { icon: 'message-circle', to: whatsAppLink, text: ui.whatsapp },
] as const

/** The footer of every page (F1), of one colour by day and in the evening (F2). */
export function Footer({ newsletter, privacy }: { newsletter: ReactNode; privacy: ReactNode }) {
  return (
    <>
      <Horizon />
      <footer className={styles.footer}>
        <Container>
          <div className={styles.columns}>
            <div className={styles.about}>
              <SiteLink to={paths.home} className={styles.brand}>
                <Mark size="full" />
                {site.name}
              </SiteLink>
              <p className={styles.blurb}>
                <Text>{footer.blurb}</Text>
              </p>
              {site.social.length > 0 && (
                <div className={styles.social}>
                  {site.social.map(({ icon, name, url }) => (
                    <IconLink key={url} icon={icon} label={name} to={url} />
                  ))}
                </div>
              )}
            </div>
            <nav aria-label={ui.footerNavigation}>
              <h2>{footer.linksHeading}</h2>
              <ul>
                {footer.links.map(({ to, label }) => (
                  <li key={to}>
                    <SiteLink to={pathOf(to)}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <h2>{footer.contactHeading}</h2>
              <ul>
                {contacts.map(({ icon, to, text }) => (
                  <li key={icon}>
                    <SiteLink to={to}>
                      <Icon name={icon} />
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
            {newsletter && <div className={styles.letter}>{newsletter}</div>}
          </div>
          <div className={styles.legal}>
            <span>{fill(footer.copyright, { year: site.copyrightYear })}</span>
            {footer.picturesNote && <span>{footer.picturesNote}</span>}
            <span className={styles.farewell}>
              <Text>{footer.farewell.text}</Text> · {footer.farewell.translation}
            </span>
            {/* The inline script takes its press. */}
            <button type="button" className={`${styles.look} needs-scripting`} data-look-switch>
              {ui.eveningLook}
            </button>
            {privacy}
          </div>
        </Container>
      </footer>
    </>
  )
}
