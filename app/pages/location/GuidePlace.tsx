import type { Location, Place } from '../../../content/location.schema.ts'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { googleDirections } from '../../../lib/paths.ts'
import { fill } from '../../../lib/text.ts'
import { directionsPoint } from '../../resort/links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { BandLabel, Poster } from '../../ui/Poster.tsx'
import { SunBadge } from '../../ui/SunBadge.tsx'
import { driveFigure, driveTimeAloud } from '../../resort/place-minutes.ts'
import { PlaceAdvice } from './PlaceAdvice.tsx'
import { Text } from '../../ui/Text.tsx'
import { AddToDays } from '../../plan/AddToDays.tsx'
import styles from './GuidePlace.module.css'

type Props = Place & { number: number; isMarked: boolean; words: Location['nearby'] }

/** A place to visit: a poster with its name and distance, and folded advice. */
export function GuidePlace({ number, isMarked, words, ...place }: Props) {
  const { id, name, description } = place
  return (
    <li id={id} data-place={id} data-marked={isMarked || undefined} className={styles.place}>
      <Poster
        picture={place.picture}
        ink={place.ink}
        ratio="4:5"
        sizes="(width >= 91.5rem) 28rem, (width >= 72rem) 30vw, (width >= 28rem) 22rem, 76vw"
        badge={<SunBadge {...driveFigure(place)} label={driveTimeAloud(place)} />}
      >
        <BandLabel>{fill(ui.number, { number })}</BandLabel>
        <h3>{name}</h3>
        <p>
          <Text>{description}</Text>
        </p>
        <div className={styles.actions}>
          <AddToDays id={id} name={name} look="onBand" />
          <ArrowLink
            to={googleDirections(`${name}, ${site.address.country}`, directionsPoint)}
            aria-label={fill(ui.aboutEntry, { action: words.directionsLabel, name })}
          >
            {words.directionsLabel}
          </ArrowLink>
        </div>
        <PlaceAdvice {...place} words={words} />
      </Poster>
    </li>
  )
}
