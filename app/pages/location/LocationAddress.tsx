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

type Props = Pick<Location['map'], 'directionsLabel'> & { contents: Location['contents'] }

/** In the head of the page: the address to copy, live directions to it, and links to the sections below. */
export function LocationAddress({ directionsLabel, contents }: Props) {
  const { street, city, country } = site.address
  const links = {
    'getting-here': contents.waysIn,
    nearby: contents.nearby,
    'your-days': contents.days,
    sky: contents.sky,
  }
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
      <nav className={styles.contents} aria-label={contents.label}>
        <ul>
          {Object.entries(links).map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
