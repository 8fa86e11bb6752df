import type { About } from '../../../content/about.schema.ts'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import styles from './AboutMission.module.css'

/** The mission (A4): on teal, the quote at the left, the mark low at the right. */
export function AboutMission({ text, source }: About['mission']) {
  return (
    <div className={styles.mission}>
      <QuoteBand quote={text} source={source} />
    </div>
  )
}
