import type { Accommodations } from '../../../content/accommodations.schema.ts'
import { Section } from '../../ui/Section.tsx'
import { Stay } from './Stay.tsx'
import styles from './AccommodationsStays.module.css'

/** The stays, one below the other, with the plates left and right in turn (S1). */
export function AccommodationsStays({ stays }: Pick<Accommodations, 'stays'>) {
  return (
    <Section>
      <div className={styles.stays}>
        {stays.map((stay, index) => (
          <Stay key={stay.id} {...stay} isFirst={index === 0} />
        ))}
      </div>
    </Section>
  )
}
