import type { Accommodations } from '../../../content/accommodations.schema.ts'
import { Container } from '../../ui/Container.tsx'
import { Section } from '../../ui/Section.tsx'
import { Stay } from './Stay.tsx'
import styles from './AccommodationsStays.module.css'

/** The stays, one below the other, with the plates left and right in turn (S1). */
export function AccommodationsStays({ stays }: Pick<Accommodations, 'stays'>) {
  return (
    <Section>
      <Container>
        <div className={styles.stays}>
          {stays.map((stay, index) => (
            <Stay key={stay.id} {...stay} isFirst={index === 0} />
          ))}
        </div>
      </Container>
    </Section>
  )
}
