import code from 'virtual:qr'
import { waysIn } from '../../../content/location.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { Intro } from '../../blocks/Intro.tsx'
import { isYearOld, monthName } from '../../../lib/dates.ts'
import { googleDirections } from '../../../lib/paths.ts'
import { fill } from '../../../lib/text.ts'
import { callLink, directionsPoint, phone } from '../../resort/links.ts'
import { AskLink } from '../../shell/BookLink.tsx'
import { printPage } from '../../shell/print.tsx'
import { ArrowLink, Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Directions.module.css'

/** How to reach us: a row for each means of transport, which opens; on paper, all open, half of the printed sheet. */
export function Directions() {
  const { heading, ways, directionsLabel } = waysIn
  return (
    <Section labelledBy="getting-here">
      <Intro place="section" id="getting-here" heading={heading} />
      <div className={`stack ${styles.directions}`} data-directions>
        <ul className={`ruled ${styles.ways}`}>
          {ways.map((way) => (
            <li key={way.id}>
              <details>
                <summary>
                  <Icon name={way.icon} />
                  <h3>{way.heading}</h3>
                  {way.time && (
                    <Text as="span" className={styles.time}>
                      {way.time}
                    </Text>
                  )}
                  <Icon name="chevron-down" />
                </summary>
                <div className={styles.words}>
                  <p>
                    <Text>{way.text}</Text> {way.asOf && <AsOf month={way.asOf} />}
                  </p>
                  {way.from && (
                    <ArrowLink
                      href={googleDirections(directionsPoint, way.from)}
                      aria-label={fill(ui.aboutEntry, { action: directionsLabel, name: way.heading })}
                    >
                      {directionsLabel}
                    </ArrowLink>
                  )}
                  {way.question && <AskLink question={way.question} />}
                </div>
              </details>
            </li>
          ))}
        </ul>
        <TakeAlong />
      </div>
    </Section>
  )
}

/** For the journey: address, telephone number, a button that prints the page, and a QR code of it. */
function TakeAlong() {
  const { heading, text, call, driver, printLabel, codeLabel, pin } = waysIn.takeAlong
  const { street, city, country } = site.address
  const { gate } = site.place
  const { host, pathname } = new URL(code.text)
  return (
    <div className={`stack ${styles.takeAlong}`}>
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
        {call}{' '}
        <a href={callLink} className="target">
          {phone}
        </a>
      </p>
      <Text as="p" className="only-print">
        {driver}
      </Text>
      <div className={`stack needs-scripting no-print ${styles.print}`}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <Button variant="quiet" onClick={() => void printPage()}>
          {printLabel}
        </Button>
      </div>
      <figure className={`only-print ${styles.code}`}>
        {/* Dark on light in both looks, as readers need it. */}
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={fill(codeLabel, { address: code.text })}>
          <path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
          <path d={code.d} />
        </svg>
        <figcaption>
          {host}
          <wbr />
          {pathname}
        </figcaption>
      </figure>
    </div>
  )
}

/** "As of February 2026" (`month` is 2026-02). After a year it would only say that nobody looks after the page. */
export function AsOf({ month }: { month: string }) {
  if (isYearOld(month, import.meta.env.BUILD_DAY)) return null
  return <time dateTime={month}>{fill(ui.asOf, { month: `${monthName(month)} ${month.slice(0, 4)}` })}</time>
}
