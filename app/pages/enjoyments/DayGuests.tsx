import type { Celebrations } from '../../../content/enjoyments.schema.ts'
import { paths } from '../../../lib/paths.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './DayGuests.module.css'

/** A day in the garden without staying (G2). */
export function DayGuests({ heading, text, askLabel, occasion }: Celebrations['dayGuests']) {
  return (
    <div className={styles.dayGuests}>
      <h3>{heading}</h3>
      <Text as="p">{text}</Text>
      <ArrowLink to={paths.enquiry({ subject: 'special-arrangements', occasion })} data-book>
        {askLabel}
      </ArrowLink>
    </div>
  )
}
