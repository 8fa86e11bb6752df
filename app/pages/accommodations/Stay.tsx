import { useState } from 'react'
import { bookLabel, gallery, localCurrency, nightsLabel, picturesLabel } from '../../../content/accommodations.yaml'
import type { Stay as StayContent } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { aboutLocalSumAt, guestsMarked } from '../../../lib/prices.ts'
import { fill } from '../../../lib/text.ts'
import { createChunk, lateComponent, useCode } from '../../browser/chunk.ts'
import { useStore } from '../../browser/store.ts'
import { ContactLinks } from '../../request/contact/ContactLinks.tsx'
import { pictureNote } from '../../resort/picture-note.ts'
import { loadForm } from '../../request/form-chunk.ts'
import { listedFacts } from '../../resort/stay-facts.ts'
import { BookLink, EnquiryLink } from '../../shell/BookLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Kicker, Lede } from '../../ui/Kicker.tsx'
import { Plate } from '../../ui/Poster.tsx'
import { PriceTag } from '../../resort/PriceTag.tsx'
import { Actions } from '../../ui/Layout.tsx'
import { Text } from '../../ui/Text.tsx'
import { largePicture, useOpenGallery } from './LazyGallery.tsx'
import { StayRates } from './StayRates.tsx'
import styles from './AccommodationsPage.module.css'

type Props = StayContent & {
  /** The first picture of the page is not lazy. */
  isFirst: boolean
}

/** One stay: its pictures, and the facts for a booking decision; with every other the pictures are right (S1). */
export function Stay({ isFirst, ...stay }: Props) {
  const { id, name } = stay
  return (
    <article id={id} className={`stack columns ${styles.stay}`} aria-labelledby={`${id}-name`}>
      <Pictures {...stay} isFirst={isFirst} />
      <div className={`stack ${styles.words}`}>
        <Kicker>{stay.forWhom}</Kicker>
        <h2 id={`${id}-name`}>{name}</h2>
        <div className="row">
          <PriceTag {...stay} />
          <p className={`with-icon ${styles.guests}`}>
            <Icon name="users" />
            <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
          </p>
          {localCurrency && (
            <p className={`fine ${styles.localPrice}`}>{aboutLocalSumAt(stay.priceUsd, localCurrency, ui.prices)}</p>
          )}
        </div>
        <StayRates stay={stay} />
        <Lede isOfEntry>{stay.description}</Lede>
        <ul className={`row ${styles.features}`} aria-label={ui.features}>
          {stay.features.map((feature) => (
            <Text as="li" key={feature}>
              {feature}
            </Text>
          ))}
        </ul>
        <IconList label={ui.amenities} items={[...listedFacts(stay), ...stay.amenities]} />
        <Actions>
          <BookLink preset={{ subject: 'booking-request', stay: id }} about={name}>
            {bookLabel}
          </BookLink>
          <EnquiryLink preset={{ subject: 'general-inquiry', stay: id }} about={name}>
            {ui.askAboutStay}
          </EnquiryLink>
        </Actions>
      </div>
      {import.meta.env.STAYS_IN_CALENDAR?.includes(id) && <Nights id={id} name={name} />}
    </article>
  )
}

/** Widths in the layout of the first picture, of the second, and of the small ones. */
const sizes = [
  '(width >= 92rem) 46rem, (width >= 60rem) 50vw, (width >= 40rem) 88vw, 66vw',
  '(width >= 92rem) 21rem, (width >= 60rem) 23vw, (width >= 40rem) 40vw, 66vw',
  '(width >= 40rem) 11rem, 66vw',
] as const

/**
 * The pictures of a stay. On wide screens the second overlaps the lower corner of the first, and all others are a strip
 * of small ones below; on phones they are in a row to swipe, which scrolls to the focused one. Each opens in the gallery;
 * before hydration, and without scripting, it is a link to the large picture.
 */
function Pictures({ id, name, pictures, isFirst }: Props) {
  const openGallery = useOpenGallery()
  const plates = pictures.map(({ picture }, at) => (
    <Plate
      key={picture.key}
      href={largePicture(picture)}
      label={fill(gallery.enlarge, { picture: picture.alt })}
      onClick={(press) => openGallery(press, { stay: id, at })}
      picture={picture}
      sizes={sizes[at] ?? sizes[2]}
      isMain={at === 0 && isFirst}
      note={at === 0 && isFirst ? pictureNote : null}
    />
  ))
  const others = plates.slice(2)
  return (
    <div className={styles.pictures} role="group" aria-label={fill(picturesLabel, { stay: name })} data-plates>
      {plates.slice(0, 2)}
      {others.length > 0 && <div className={styles.strip}>{others}</div>}
    </div>
  )
}

/** The kept request is restored with it. */
const chunk = /* @__PURE__ */ createChunk(async () => {
  const [{ Almanac }] = await Promise.all([import('./Almanac.tsx'), loadForm()])
  return { Almanac }
})
const Almanac = /* @__PURE__ */ lateComponent(chunk, (code) => code.Almanac)

/** Which nights of a stay are taken (T3). Its code and the calendar are fetched when it is opened. */
function Nights({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const code = useCode(chunk)
  const hasFailed = useStore(chunk.hasFailed, false)
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
          {nightsLabel}
          <span className="visually-hidden"> {name}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <div className={styles.almanac} role={code ? undefined : 'status'}>
          {code ? <Almanac id={id} name={name} /> : hasFailed ? <ContactLinks /> : <p>{ui.loading}</p>}
        </div>
      )}
    </details>
  )
}
