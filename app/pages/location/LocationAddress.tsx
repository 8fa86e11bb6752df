import type { Location } from '../../../content/location.schema.ts'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { appleDirections, googleDirections } from '../../../lib/paths.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { directionsPoint, postalAddress } from '../../resort/links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { GoogleMap } from './GoogleMap.tsx'
import styles from './LocationAddress.module.css'

/** The address to copy, live directions to it, and Google's map of it (L2). */
export function LocationAddress({ directionsLabel, ...map }: Location['map']) {
  const { street, city, country } = site.address
  return (
    <section className={styles.address} aria-labelledby="address">
      <Container>
        <div className={styles.rows}>
          <div className={styles.name}>
            <h2 id="address">
              <span className="in-one-piece">{`${street},`}</span>{' '}
              <span className="in-one-piece">{[city, country].join(', ')}</span>
            </h2>
            <CopyButton text={postalAddress} label={ui.copy.address} done={ui.copy.addressCopied} />
          </div>
          <Actions>
            <ButtonLink to={googleDirections(directionsPoint)}>
              <Icon name="navigation" />
              {directionsLabel}
            </ButtonLink>
            <ArrowLink to={appleDirections(directionsPoint)}>{ui.appleMaps}</ArrowLink>
          </Actions>
          <GoogleMap {...map} />
        </div>
      </Container>
    </section>
  )
}
