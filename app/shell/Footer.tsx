import { lazy, useRef, type ReactNode } from 'react'
import { iconsFile } from 'virtual:icons'
import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { paths } from '../../lib/paths.ts'
import { fill } from '../../lib/text.ts'
import { useNear } from '../browser/hooks.ts'
import { callLink, mailLink, pathOf, phone, postalAddress, whatsAppLink } from '../resort/links.ts'
import { IconLink } from '../ui/Button.tsx'
import { Container } from '../ui/Layout.tsx'
import { Icon, Mark } from '../ui/Icon.tsx'
import { Optional } from '../ui/Optional.tsx'
import { breakable, Text } from '../ui/Text.tsx'
import styles from './Footer.module.css'

const { footer } = site

const PrivacyDetails = lazy(() => import('../privacy/PrivacyDetails.tsx'))

const contacts = [
  { icon: 'map-pin', to: paths.location, text: postalAddress },
  { icon: 'phone', to: callLink, text: phone },
  { icon: 'mail', to: mailLink, text: site.email },
  { icon: 'message-circle', to: whatsAppLink, text: ui.whatsapp },
] as const

/** The footer of every page (F1), of one colour by day and in the evening (F2). */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  return (
    <>
      <Horizon />
      <footer className={`on-band ${styles.footer}`}>
        <Container>
          <div className={`stack ${styles.columns}`}>
            <div>
              <a href={paths.home} className={`brand ${styles.brand}`}>
                <Mark size="full" />
                {site.name}
              </a>
              <Text as="p" className={styles.blurb}>
                {footer.blurb}
              </Text>
              {site.social.length > 0 && (
                <div className={styles.social}>
                  {site.social.map(({ icon, name, url }) => (
                    <IconLink key={url} icon={icon} label={name} href={url} />
                  ))}
                </div>
              )}
            </div>
            <nav aria-label={ui.footerNavigation}>
              <h2>{footer.linksHeading}</h2>
              <ul>
                {footer.links.map(({ to, label }) => (
                  <li key={to}>
                    <a href={pathOf(to)} className="target">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div>
              <h2>{footer.contactHeading}</h2>
              <ul>
                {contacts.map(({ icon, to, text }) => (
                  <li key={icon}>
                    <a href={to} className="target">
                      <Icon name={icon} />
                      <span>{breakable(text)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            {newsletter && <div className={styles.letter}>{newsletter}</div>}
          </div>
          <div className={`row between ${styles.legal}`}>
            <span>{fill(footer.copyright, { year: site.copyrightYear })}</span>
            <span className={styles.farewell}>
              <Text>{footer.farewell.text}</Text> · {footer.farewell.translation}
            </span>
            {footer.picturesNote && <span>{footer.picturesNote}</span>}
            {/* The inline script takes its press. */}
            <button type="button" className={`target needs-scripting ${styles.look}`} data-look-switch>
              {ui.eveningLook}
            </button>
            <PrivacyNote />
          </div>
        </Container>
      </footer>
    </>
  )
}

/** A disclosure in the footer. Only the sentence about cookies is prerendered: the rest describes what scripts do. */
function PrivacyNote() {
  const content = useRef<HTMLParagraphElement>(null)
  // `useNear` is false while the disclosure is closed.
  const isOpened = useNear(content)
  return (
    <details>
      <summary>{ui.privacy.label}</summary>
      <p ref={content}>{ui.privacy.cookies}</p>
      <Optional when={isOpened}>
        <PrivacyDetails />
      </Optional>
    </details>
  )
}

/** Half a sun behind the three layers of `assets/mark/horizon.svg`, above the footer. */
function Horizon() {
  return (
    <svg
      className={`no-print ${styles.horizon}`}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="1010" cy="86" r="44" />
      <use className={styles.far} href={`${iconsFile}#horizon-far`} />
      <use className={styles.near} href={`${iconsFile}#horizon-near`} />
      <use className={styles.ground} href={`${iconsFile}#horizon-ground`} />
    </svg>
  )
}
