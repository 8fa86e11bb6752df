import type { Location } from '../../../content/location.schema.ts'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { appleDirections, googleDirections } from '../../../lib/paths.ts'
import { directionsPoint, postalAddress } from '../../resort/links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Actions } from '../../ui/Stack.tsx'
import styles from './LocationAddress.module.css'

/** In the head of the page: the address to copy, and live directions to it. */
export function LocationAddress({ directionsLabel }: Pick<Location['map'], 'directionsLabel'>) {
  const { street, city, country } = site.address
  return (
    <div className={styles.address}>
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
    </div>
  )
}
