import { bookLabel } from '../../../content/accommodations.yaml'
import type { Stay as StayContent } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { guestsMarked } from '../../../lib/prices.ts'
import { fill } from '../../../lib/text.ts'
import { listedFacts } from '../../resort/stay-facts.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { StayAlmanac } from './StayAlmanac.tsx'
import { StayPlates } from './StayPlates.tsx'
import { StayPrice, StayLocalPrice } from './StayPrice.tsx'
import { StayRates } from './StayRates.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Stay.module.css'

type Props = StayContent & {
  /** Whether it is the first of the page. */
  isFirst: boolean
}

/** One stay: its plates, and the facts for a booking decision. */
export function Stay({ isFirst, ...stay }: Props) {
  const { id, name } = stay
  return (
    <article id={id} className={styles.stay} aria-labelledby={`${id}-name`}>
      <StayPlates id={id} name={name} pictures={stay.pictures} isFirst={isFirst} />
      <div className={styles.words}>
        <Kicker>{stay.forWhom}</Kicker>
        <h2 id={`${id}-name`}>{name}</h2>
        <div className={styles.price}>
          <StayPrice priceUsd={stay.priceUsd} priceIsFrom={stay.priceIsFrom} />
          <p className={styles.guests}>
            <Icon name="users" />
            <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
          </p>
          <StayLocalPrice priceUsd={stay.priceUsd} />
        </div>
        <StayRates stay={stay} />
        <Text as="p" className={styles.description}>
          {stay.description}
        </Text>
        <Chips label={ui.features} items={stay.features} />
        <IconList label={ui.amenities} items={[...listedFacts(stay), ...stay.amenities]} />
        <Actions>
          <BookLink
            preset={{ subject: 'booking-request', stay: id }}
            aria-label={fill(ui.aboutEntry, { action: bookLabel, name })}
          >
            {bookLabel}
          </BookLink>
          <ArrowLink
            to={paths.enquiry({ subject: 'general-inquiry', stay: id })}
            data-book
            aria-label={fill(ui.aboutEntry, { action: ui.askAboutStay, name })}
          >
            {ui.askAboutStay}
          </ArrowLink>
        </Actions>
      </div>
      {import.meta.env.STAYS_IN_CALENDAR?.includes(id) && <StayAlmanac id={id} name={name} />}
    </article>
  )
}
