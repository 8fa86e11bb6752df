import type { Location } from '../../../content/schema.ts'
import { Container } from '../../ui/Container.tsx'
import { LiveMap } from './LiveMap.tsx'
import { LocationName } from './LocationName.tsx'
import styles from './LocationAddress.module.css'

/** The address to copy, live directions to it, and Google's map of it (L2). */
export function LocationAddress(map: Location['map']) {
  return (
    <section className={styles.address} aria-labelledby="address">
      <Container>
        <div className={styles.rows}>
          <LocationName {...map} />
          <LiveMap {...map} />
        </div>
      </Container>
    </section>
  )
}
