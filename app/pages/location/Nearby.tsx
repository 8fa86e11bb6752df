import { lazy, memo, useState, type SyntheticEvent } from 'react'
import type { Place } from '../../../content/location.schema.ts'
import { nearby } from '../../../content/location.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { slowerRoad } from '../../../lib/driving-times.ts'
import { googleDirections } from '../../../lib/paths.ts'
import { fill, inBothWays } from '../../../lib/text.ts'
import { Intro } from '../../blocks/Intro.tsx'
import { useFragment } from '../../browser/hooks.ts'
import { AsOf } from './Directions.tsx'
import { RegionMap } from '../../region/RegionMap.tsx'
import { AddToDays } from '../../plan/AddToDays.tsx'
import { useDays } from '../../plan/days-store.ts'
import { directionsPoint } from '../../resort/links.ts'
import { driveTime, driveTimeAloud, driveTimeInFull } from '../../resort/driving-times-in-words.ts'
import { AskLink } from '../../shell/BookLink.tsx'
import { ArrowLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Optional } from '../../ui/Optional.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Text } from '../../ui/Text.tsx'
import inks from '../../ui/Poster.module.css'
import row from '../../ui/Row.module.css'
import styles from './Nearby.module.css'

const Routes = lazy(() => import('../../plan/planner/Routes.tsx'))

/** The id of the place whose pin or poster this event is in. */
const placeOf = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place

/** The `id`s of the entries that a row shows, by their middle. */
function shownIn(list: Element): string {
  const { left, right } = list.getBoundingClientRect()
  const middleOf = (entry: Element) => entry.getBoundingClientRect().left + entry.clientWidth / 2
  return [...list.children]
    .filter((entry) => left < middleOf(entry) && middleOf(entry) < right)
    .map(({ id }) => id)
    .join(' ')
}

/** Pins link to the posters, on phones in one row (L4). What is in view, pointed at, focused or linked is marked. */
export function Nearby() {
  const { kicker, heading, lede, places } = nearby
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [pushed, setPushed] = useState('')
  const fragment = useFragment().slice(1)
  // The last poster cannot be scrolled to the start of the row: of several in view the linked one is marked.
  const inView = (pushed || fragment).split(' ')
  const marked = [pointed, focused, inView.includes(fragment) ? fragment : inView[0]]
  const isPlanned = useDays().chosen.length > 0
  return (
    <Section labelledBy="nearby">
      <div
        className={styles.guide}
        data-guide
        onPointerOver={(event) => setPointed(placeOf(event))}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={(event) => setFocused(placeOf(event))}
        onBlur={() => setFocused(undefined)}
      >
        <div className={`stack ${styles.cover}`}>
          <div id="map" className={styles.map}>
            <RegionMap
              marked={marked}
              title={
                <div className={`on-band ${inks.band} ${inks.claret} ${styles.title}`}>
                  <Intro id="nearby" kicker={kicker} heading={heading} lede={lede} />
                </div>
              }
            >
              <Optional when={isPlanned}>
                <Routes />
              </Optional>
            </RegionMap>
          </div>
          <ol className={styles.index}>
            {places.map((place) => (
              <li key={place.id} data-place={place.id}>
                <a href={`#${place.id}`} className="between">
                  <b>{place.name}</b>
                  <Text>{inBothWays(driveTime(place), driveTimeInFull(place))}</Text>
                </a>
              </li>
            ))}
          </ol>
        </div>
        <ol
          className={`${row.row} ${styles.posters}`}
          onScroll={({ currentTarget }) => setPushed(shownIn(currentTarget))}
        >
          {places.map((place, index) => (
            <PlacePoster key={place.id} {...place} number={index + 1} isMarked={marked.includes(place.id)} />
          ))}
        </ol>
      </div>
    </Section>
  )
}

type PosterProps = Place & { number: number; isMarked: boolean }

const PlacePoster = memo(function PlacePoster({ number, isMarked, ...place }: PosterProps) {
  const { id, name, description } = place
  const slower = slowerRoad(place, nearby.slowerRoad, ui.durations)
  return (
    <li id={id} data-place={id} data-marked={isMarked || undefined} className={styles.place}>
      <Poster
        picture={place.picture}
        ink={place.ink}
        ratio="4:3"
        sizes="(width >= 100rem) 36rem, (width >= 60rem) 37vw, (width >= 28rem) 19rem, 76vw"
        badge={
          <>
            <SunBadge time={driveTime(place)} label={driveTimeAloud(place)} />
            <b className={styles.number} aria-hidden="true">
              {number}
            </b>
          </>
        }
      >
        <h3>{name}</h3>
        <Text as="p">{description}</Text>
        {slower && <p>{slower}</p>}
        <div className={`row between ${styles.actions}`}>
          <AddToDays id={id} name={name} />
          <ArrowLink
            href={googleDirections(`${name}, ${site.address.country}`, directionsPoint)}
            aria-label={fill(ui.aboutEntry, { action: nearby.directionsLabel, name })}
          >
            {nearby.directionsLabel}
          </ArrowLink>
        </div>
        <Advice {...place} />
      </Poster>
    </li>
  )
})

/** A scalloped sun with the drive time; `label` is its full text for screen readers. */
function SunBadge({ time, label }: { time: string; label: string }) {
  // "20" over "min", "1 h" over "10 min"
  const parts = time.split(' ')
  const half = parts.length / 2
  return (
    <p className={styles.sun}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M92.5 50.0Q100.6 58 90.4 63.1L90.4 63.1Q95.6 73.3 84.4 75.0L84.4 75.0Q86.2 86.2 75 84.4L75 84.4Q73.3 95.6 63.1 90.4L63.1 90.4Q58 100.6 50 92.5L50 92.5Q42 100.6 36.9 90.4L36.9 90.4Q26.7 95.6 25 84.4L25 84.4Q13.8 86.2 15.6 75.0L15.6 75.0Q4.4 73.3 9.6 63.1L9.6 63.1Q-0.6 58 7.5 50.0L7.5 50.0Q-0.6 42 9.6 36.9L9.6 36.9Q4.4 26.7 15.6 25.0L15.6 25.0Q13.8 13.8 25 15.6L25 15.6Q26.7 4.4 36.9 9.6L36.9 9.6Q42 -0.6 50 7.5L50 7.5Q58 -0.6 63.1 9.6L63.1 9.6Q73.3 4.4 75 15.6L75 15.6Q86.2 13.8 84.4 25.0L84.4 25.0Q95.6 26.7 90.4 36.9L90.4 36.9Q100.6 42 92.5 50.0Z" />
      </svg>
      <b aria-hidden="true">{parts.slice(0, half).join(' ')}</b>
      <span aria-hidden="true">{parts.slice(half).join(' ')}</span>
      <span className="visually-hidden">{label}</span>
    </p>
  )
}

/** When to go, what to check first or to ask, the date of this advice, and the official site: folded, for those who go. */
function Advice({ name, whenToGo, checkFirst, question, asOf, officialSite }: Place) {
  return (
    <details className={`fine ${styles.advice}`}>
      <summary>
        <span>
          {nearby.beforeYouGo}
          <span className="visually-hidden">: {name}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <dl>
        <div>
          <dt>{nearby.whenToGo}</dt>
          <Text as="dd">{whenToGo}</Text>
        </div>
        <div>
          <dt>{nearby.checkFirst}</dt>
          <dd>
            <Text>{checkFirst}</Text> {asOf && <AsOf month={asOf} />} {question && <AskLink question={question} />}
          </dd>
        </div>
      </dl>
      {officialSite && (
        <ArrowLink href={officialSite} aria-label={fill(ui.aboutEntry, { action: nearby.officialSiteLabel, name })}>
          {nearby.officialSiteLabel}
        </ArrowLink>
      )}
    </details>
  )
}
