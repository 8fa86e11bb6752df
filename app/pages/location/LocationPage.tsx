import { lazy, useEffect, useRef } from 'react'
import location from '../../../content/location.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { formatTime } from '../../../lib/opening-hours.ts'
import { appleDirections, googleDirections, paths } from '../../../lib/paths.ts'
import { fill } from '../../../lib/text.ts'
import { FeatureList } from '../../blocks/FeatureList.tsx'
import { PageHead } from '../../blocks/PageHead.tsx'
import { useNear, useNow } from '../../browser/hooks.ts'
import { changeCheckIn } from '../../../lib/dates.ts'
import { useDraft, type Draft } from '../../request/draft.ts'
import { draftOf } from '../../request/form-draft.ts'
import { prefetchForm } from '../../request/form-chunk.ts'
import { useRequestForm } from '../../request/use-request-form.ts'
import { clockTime, sunOn } from '../../region/sun.ts'
import { changeDays, useDays } from '../../plan/days-store.ts'
import { YourDays } from '../../plan/YourDays.tsx'
import { directionsPoint, postalAddress } from '../../resort/links.ts'
import { resortClock } from '../../resort/clock-and-desk.ts'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { Head } from '../../shell/Head.tsx'
import { ArrowLink, ButtonLink } from '../../ui/Button.tsx'
import { Actions, Container, Section } from '../../ui/Layout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { Optional } from '../../ui/Optional.tsx'
import { Text } from '../../ui/Text.tsx'
import { AddressMap, PrerenderedMap } from './AddressMap.tsx'
import { Directions } from './Directions.tsx'
import { Nearby } from './Nearby.tsx'
import 'virtual:focus-points/location.css'
import styles from './LocationPage.module.css'

const { callToAction, contents, head, heading, highlights, lede, map, nearby, weather } = location

const Forecast = lazy(() => import('./Forecast.tsx'))

export default function LocationPage() {
  return (
    <>
      <Head {...head} path={paths.location} />
      <PageHead heading={heading} lede={lede} layout="plate" below={<Address />} beside={<AddressMap />} />
      <PrerenderedMap />
      <Contents />
      <Highlights />
      {nearby.places.length > 0 && <Nearby />}
      <Days />
      <Weather />
      <Directions />
      <CallToAction />
    </>
  )
}

function Address() {
  const { street, city, country } = site.address
  return (
    <div className={`stack ${styles.address}`}>
      <div className={`row ${styles.name}`}>
        <h2>
          <span className="in-one-piece">{`${street},`}</span>{' '}
          <span className="in-one-piece">{[city, country].join(', ')}</span>
        </h2>
        <CopyButton text={postalAddress} label={ui.copy.address} done={ui.copy.addressCopied} />
      </div>
      <Actions>
        <ButtonLink href={googleDirections(directionsPoint)}>
          <Icon name="navigation" />
          {map.directionsLabel}
        </ButtonLink>
        <ArrowLink href={appleDirections(directionsPoint)}>{ui.appleMaps}</ArrowLink>
      </Actions>
    </div>
  )
}

function Contents() {
  const { label, days, ...texts } = contents
  const sections = {
    ...(nearby.places.length > 0 && { nearby: texts.nearby }),
    'your-days': days,
    weather: texts.weather,
    'getting-here': texts.waysIn,
  }
  return (
    <Container>
      <nav aria-label={label} className={styles.contents}>
        <Actions>
          {Object.entries(sections).map(([id, text]) => (
            <a key={id} href={`#${id}`} className="target">
              {text}
            </a>
          ))}
        </Actions>
      </nav>
    </Container>
  )
}

/** Four advantages of this location, between two double rules (L3). */
function Highlights() {
  return (
    <Container>
      <FeatureList list={highlights} level={2} className={`double-rule pairs ${styles.highlights}`} />
    </Container>
  )
}

/** Your days. The dates are those of the request too, and the errors those of its form, once that is fetched. */
function Days() {
  const { checkIn, checkOut, chosen } = useDays()
  const isBegun = chosen.length > 0
  // It restores a request, with its dates.
  useEffect(() => void (isBegun && prefetchForm()), [isBegun])
  const draft: Draft = { ...draftOf('dialog', useDraft()), subject: 'booking-request', checkIn, checkOut }
  function change({ checkIn: arrival, checkOut: departure = checkOut }: Partial<Draft>) {
    changeDays(arrival === undefined ? { checkOut: departure } : changeCheckIn({ checkIn, checkOut }, arrival))
    prefetchForm()
  }
  const form = useRequestForm('plan', { own: { draft, change } })
  return <YourDays form={form} />
}

/** The seasons in general, the weather of the next days once the section is seen, and today's sunrise and sunset. */
function Weather() {
  const { always, seasonsHeading, seasons, ...words } = weather
  const cells = useRef<HTMLDivElement>(null)
  const isSeen = useNear(cells, '0px')
  return (
    <Section labelledBy="weather">
      <div ref={cells} className={`stack columns double-rule ${styles.weather}`}>
        <div className={`stack ${styles.next}`}>
          <Text as="h2" id="weather">
            {words.heading}
          </Text>
          <SunToday />
          <div className={`stack ${styles.days}`}>
            <Text as="p" className={styles.always}>
              {always}
            </Text>
            <Optional when={isSeen}>
              <Forecast />
            </Optional>
          </div>
        </div>
        <div className={styles.seasons}>
          <Text as="h3">{seasonsHeading}</Text>
          <dl>
            {seasons.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <Text as="dd">{text}</Text>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

function SunToday() {
  const now = useNow()
  const sun = now && sunOn(resortClock(now).date, site.place)
  const time = (minutes: number) => formatTime(clockTime(minutes))
  const times = sun && { sunrise: time(sun.sunrise), sunset: time(sun.sunset) }
  return <p className={styles.sun}>{times && fill(weather.sunToday, times)}</p>
}

/** The last poster, with two links: to the contact form and to the stays on the home page (L5). */
function CallToAction() {
  return (
    <Section>
      <div className={`no-print ${styles.callToAction}`}>
        <Poster
          picture={callToAction.picture}
          ink={callToAction.ink}
          ratio="4:3"
          sizes="(width >= 91.5rem) 47rem, (width >= 60rem) 51vw, 88vw"
        >
          <Text as="h2">{callToAction.heading}</Text>
          <Text as="p">{callToAction.text}</Text>
          <Actions>
            <ButtonLink href={paths.homeContact}>{callToAction.contactLabel}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.homeAccommodations}>
              {callToAction.accommodationsLabel}
            </ButtonLink>
          </Actions>
        </Poster>
      </div>
    </Section>
  )
}
