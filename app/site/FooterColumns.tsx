import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { paths } from '../lib/paths.ts'
import { formatPhone } from '../lib/phone.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconLink } from '../ui/IconButton.tsx'
import { Mark } from '../ui/Mark.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { callLink, mailLink, pathOf, whatsAppLink } from './links.ts'
import styles from './Footer.module.css'

const { footer } = site

/** Who we are, the ways through the site, and the ways to us. */
export function FooterColumns() {
  return (
    <>
      <div>
        <SiteLink to={paths.home} className={styles.brand}>
          <Mark size="full" />
          {site.name}
        </SiteLink>
        <p className={styles.blurb}>{footer.blurb}</p>
        <div className={styles.social}>
          {site.social.map(({ icon, name, url }) => (
            <IconLink key={icon} icon={icon} label={name} to={url} />
          ))}
        </div>
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
          <li>
            <SiteLink to={paths.location}>
              <Icon name="map-pin" />
              {site.address.street}, {site.address.city}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={callLink}>
              <Icon name="phone" />
              {formatPhone(site.phone)}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={mailLink}>
              <Icon name="mail" />
              {site.email}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={whatsAppLink}>
              <Icon name="message-circle" />
              {ui.whatsapp}
            </SiteLink>
          </li>
        </ul>
      </div>
    </>
  )
}
