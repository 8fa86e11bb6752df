import code from 'virtual:qr'
import type { Location } from '../../content/location.schema.ts'
import site from '../../content/site.yaml'
import { fill } from '../../lib/text.ts'
import { callLink, phone } from '../resort/links.ts'
import { Button } from '../ui/Button.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Text } from '../ui/Text.tsx'
import { QrCode } from './QrCode.tsx'
import styles from './TakeAlong.module.css'

/** For the journey: address, telephone number, a button that prints the page, and a QR code of it. */
export function TakeAlong(words: Location['waysIn']['takeAlong']) {
  const { heading, text, call, driver, printLabel, codeLabel, pin } = words
  const { street, city, country } = site.address
  const { gate } = site.place
  const { host, pathname } = new URL(code.text)
  return (
    <div className={styles.takeAlong}>
      <div className={styles.address}>
        <h3>{site.name}</h3>
        <address>
          <span className="in-one-piece">{`${street},`}</span>{' '}
          <span className="in-one-piece">{[city, country].join(', ')}</span>
        </address>
        {gate && (
          <p>
            {pin}: <span className="no-break">{`${gate.lat}, ${gate.lon}`}</span> ·{' '}
            <span className="no-break">{gate.plusCode}</span>
          </p>
        )}
      </div>
      <p className={styles.call}>
        {call} <SiteLink to={callLink}>{phone}</SiteLink>
      </p>
      <p className={styles.driver}>
        <Text>{driver}</Text>
      </p>
      <div className={`${styles.print} needs-scripting`}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <Button variant="quiet" data-print>
          {printLabel}
        </Button>
      </div>
      <figure className={styles.code}>
        <QrCode code={code} label={fill(codeLabel, { address: code.text })} />
        <figcaption>
          {host}
          <wbr />
          {pathname}
        </figcaption>
      </figure>
    </div>
  )
}
