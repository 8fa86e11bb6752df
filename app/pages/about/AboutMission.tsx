import type { About } from '../../../content/about.schema.ts'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import styles from './AboutMission.module.css'

/** What we are here for: in teal, the words left, the mark low at the right. */
export function AboutMission({ text, source }: About['mission']) {
  return (
    <div className={styles.mission}>
      <QuoteBand quote={text} source={source} />
    </div>
  )
}
