import { useState, type MouseEvent } from 'react'
import { bookLabel, gallery, nightsLabel, picturesLabel } from '../../../content/accommodations.yaml'
import type { Stay as StayContent } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { guestsMarked } from '../../../lib/price-texts.ts'
import { fill } from '../../../lib/text.ts'
import { createChunk, lateComponent, useCode } from '../../browser/chunk.ts'
import { useStore } from '../../browser/store.ts'
import { ContactLinks } from '../../request/contact/ContactLinks.tsx'
import { LocalPrice } from '../../resort/local-currency.tsx'
import { pictureNote } from '../../resort/picture-note.ts'
import { loadForm } from '../../request/form-chunk.ts'
import { listedFacts } from '../../resort/stay-facts.ts'
import { BookLink, RequestLink } from '../../shell/BookLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Kicker, Text } from '../../ui/Text.tsx'
import { matOf, Plate } from '../../ui/Poster.tsx'
import { PriceTag } from '../../resort/PriceTag.tsx'
import { Actions } from '../../ui/Layout.tsx'
import { largePicture, useOpenGallery } from './open-gallery.tsx'
import { StayRates } from './StayRates.tsx'
import styles from './AccommodationsPage.module.css'

/** The picture of the first is not lazy. */
type Props = StayContent & { isFirst: boolean }

/** One stay: a poster with its name in the drawing, and on the mat the facts for a booking decision (S1). */
export function Stay({ isFirst, ...stay }: Props) {
  const { id, name } = stay
  return (
    <article id={id} className={`${matOf(stay.ink)} ${styles.stay}`} aria-labelledby={`${id}-name`}>
      <div className={styles.cover}>
        <Pictures {...stay} isFirst={isFirst} />
        <div className={styles.title}>
          <h2 id={`${id}-name`}>{name}</h2>
          <Text as="p" className="label">
            {guestsMarked(stay.occupancy, ui.prices)}
          </Text>
          <PriceTag {...stay} />
        </div>
      </div>
      <div className={styles.facts}>
        <Kicker>{stay.forWhom}</Kicker>
        <Text as="p">{stay.description}</Text>
        <ul className={styles.features} aria-label={ui.features}>
          {stay.features.map((feature) => (
            <Text as="li" key={feature}>
              {feature}
            </Text>
          ))}
        </ul>
        <IconList label={ui.amenities} items={[...listedFacts(stay), ...stay.amenities]} />
        <div className={`stack ${styles.last}`}>
          <LocalPrice {...stay} />
          <StayRates stay={stay} />
          <Actions>
            <BookLink size="small" preset={{ subject: 'booking-request', stay: id }} about={name}>
              {bookLabel}
            </BookLink>
            <RequestLink preset={{ subject: 'general-inquiry', stay: id }} about={name}>
              {ui.askAboutStay}
            </RequestLink>
          </Actions>
        </div>
      </div>
    </article>
  )
}

/** From 40rem wider than its frame, which is upright; on phones fewer pixels, for slow lines. */
const sizes = '(width >= 64rem) 48rem, (width >= 40rem) 90vw, 66vw'

/** The drawing, and a way to the next picture; links to the large ones before hydration, and without scripting. */
function Pictures({ id, name, pictures, isFirst }: Props) {
  const openGallery = useOpenGallery()
  const [first, ...others] = pictures.map(({ picture, side }, at) => ({
    picture,
    words: side === 'inside' ? gallery.lookInside : gallery.more,
    href: largePicture(picture),
    onClick: (press: MouseEvent<HTMLElement>) => openGallery(press, { stay: id, at }),
  }))
  if (!first) return null
  const { words: _, ...plate } = first
  return (
    <div role="group" aria-label={fill(picturesLabel, { stay: name })} data-plates>
      <Plate
        {...plate}
        label={fill(gallery.enlarge, { picture: plate.picture.alt })}
        sizes={sizes}
        isMain={isFirst}
        note={isFirst ? pictureNote : null}
      />
      <div className={styles.more}>
        {others.map(({ picture: { key, alt }, words, ...link }, at) => (
          <a key={key} className={at > 0 ? 'without-app' : undefined} {...link} aria-label={`${words}: ${alt}`}>
            {words}
          </a>
        ))}
      </div>
    </div>
  )
}

/** The kept request is restored with it. */
const chunk = /* @__PURE__ */ createChunk(async () => {
  const [{ AvailabilityCalendar }] = await Promise.all([import('./AvailabilityCalendar.tsx'), loadForm()])
  return { AvailabilityCalendar }
})
const AvailabilityCalendar = /* @__PURE__ */ lateComponent(chunk, (code) => code.AvailabilityCalendar)

/** Which nights of a stay are taken (T3). Its code and the calendar are fetched when it is opened. */
export function Nights({ id, name }: Pick<StayContent, 'id' | 'name'>) {
  const [isOpen, setOpen] = useState(false)
  const code = useCode(chunk)
  const hasFailed = useStore(chunk.hasFailed)
  return (
    <details
      className={`${styles.nights} needs-scripting`}
      data-nights-of={id}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open)
        if (open) chunk.prefetch()
      }}
    >
      <summary>
        <span>
          {nightsLabel}: <b>{name}</b>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <div className={styles.calendar} role={code ? undefined : 'status'}>
          {code ? <AvailabilityCalendar id={id} name={name} /> : hasFailed ? <ContactLinks /> : <p>{ui.loading}</p>}
        </div>
      )}
    </details>
  )
}
