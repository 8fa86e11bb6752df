import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'
import { formatTime, type DayHours } from '../../lib/opening-hours.ts'
import { paths } from '../../lib/paths.ts'
import { fill } from '../../lib/text.ts'
import { useNow } from '../browser/hooks.ts'
import { deskAt, deskSentence } from '../resort/clock-and-desk.ts'
import { callLink, pathOf, whatsAppLink } from '../resort/links.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon, Mark } from '../ui/Icon.tsx'
import { BookLink } from './BookLink.tsx'
import styles from './Header.module.css'

/** The header of every page (D1-D5). header-on-scroll.ts and the style sheet hide it and change its background. */
export function Header() {
  const { pathname } = useLocation()
  const links = site.navigation.map(({ to, label }) => ({
    to: pathOf(to),
    label,
    current: pathOf(to) === pathname ? ('page' as const) : undefined,
  }))
  return (
    <header className={`no-print ${styles.header} ${pathname === paths.home ? styles.overHero : ''}`}>
      {/* The first tab stop: past the header to the content. */}
      <a href="#main" className={styles.skip}>
        {ui.skipLink}
      </a>
      <div className={styles.bar}>
        <Menu links={links} />
        <a
          href={paths.home}
          className={`brand no-break ${styles.brand}`}
          aria-label={fill(ui.brandLink, { name: site.name })}
        >
          <Mark size="full" />
          {site.name}
        </a>
        <nav className={styles.nav} aria-label={ui.mainNavigation}>
          {links.map(({ to, label, current }) => (
            <a key={to} href={to} aria-current={current}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.book}>
          <BookLink size="small">{ui.bookNow}</BookLink>
        </div>
      </div>
    </header>
  )
}

/** The menu of small screens: a native disclosure, with script only to close it as guests expect of a menu (D5). */
function Menu({ links }: { links: readonly { to: string; label: string; current: 'page' | undefined }[] }) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const listening = new AbortController()
    const closeOnClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      if (!menu.contains(target) || target.closest('a')) menu.open = false
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeOnClick, listening)
    document.addEventListener('keydown', closeOnEscape, listening)
    return () => listening.abort()
  }, [])

  return (
    <details ref={ref} className={styles.menu}>
      <summary aria-label={ui.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="x" className={styles.close} />
      </summary>
      <nav className={styles.sheet} aria-label={ui.menu}>
        <div className={`side-by-side ${styles.reach}`}>
          <ButtonLink variant="quiet" href={callLink}>
            <Icon name="phone" />
            {ui.call}
          </ButtonLink>
          <ButtonLink variant="quiet" href={whatsAppLink}>
            <Icon name="message-circle" />
            {ui.whatsapp}
          </ButtonLink>
        </div>
        <p className={`row fine ${styles.hours}`}>
          <Icon name="clock" />
          <HoursToday />
        </p>
        <ol>
          {links.map(({ to, label, current }) => (
            <li key={to}>
              <a href={to} aria-current={current}>
                {label}
              </a>
            </li>
          ))}
        </ol>
        <div className={styles.sheetFoot}>
          <BookLink>{ui.bookNow}</BookLink>
        </div>
      </nav>
    </details>
  )
}

const hoursOf = (name: string, { opens, closes }: DayHours) =>
  `${name}: ${fill(ui.hours.rangeAloud, { opens: formatTime(opens), closes: formatTime(closes) })}`

/** Whether the desk is open, in one line; until the time is known, its hours. */
function HoursToday() {
  const now = useNow()
  if (now) return <span>{`${deskSentence(now)} ${deskAt(now).isOpen ? '' : ui.hours.inEmergency}`}</span>
  return (
    <span key="hours">
      {hoursOf(ui.hours.weekdays, site.hours.weekdays)}
      <br />
      {hoursOf(ui.hours.weekend, site.hours.weekend)}
    </span>
  )
}
