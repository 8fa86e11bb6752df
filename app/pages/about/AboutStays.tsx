import { stays } from '../../../content/accommodations.yaml'
import type { About } from '../../../content/about.schema.ts'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { guestsAloud, priceInLine } from '../../../lib/prices.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AboutStays.module.css'

/** The stays as a ruled price list, and a link to them on the home page (A4). */
export function AboutStays({ kicker, heading, linkLabel }: About['stays']) {
  return (
    <Section>
      <Container>
        <div className={styles.columns}>
          <header className={styles.head}>
            <Kicker>{kicker}</Kicker>
            <h2>
              <Text>{heading}</Text>
            </h2>
            <ButtonLink to={paths.homeAccommodations}>{linkLabel}</ButtonLink>
          </header>
          <ul className={styles.stays}>
            {stays.map((stay) => (
              <li key={stay.id}>
                <SiteLink
                  to={paths.stay(stay.id)}
                  className={styles.stay}
                  aria-label={`${stay.name} ${guestsAloud(stay.occupancy, ui.prices)} ${priceInLine(stay, ui.prices)}`}
                >
                  <b>{stay.name}</b>{' '}
                  <span className={styles.guests}>
                    <Icon name="users" />
                    {guestsAloud(stay.occupancy, ui.prices)}
                  </span>{' '}
                  <span className={styles.price}>{priceInLine(stay, ui.prices)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  )
}
