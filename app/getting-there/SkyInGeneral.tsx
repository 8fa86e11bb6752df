import type { Location } from '../../content/location.schema.ts'
import styles from './Sky.module.css'

/** The weather in most years: shown until the live weather arrives, and instead of it where it fails. */
export function SkyInGeneral({ always, note }: Pick<Location['seasons'], 'always' | 'note'>) {
  return (
    <div className={styles.general}>
      <p className={styles.always}>{unbroken(always)}</p>
      <p>{note}</p>
    </div>
  )
}

/** Non-breaking spaces between number and unit: "9–14 °C". */
function unbroken(text: string) {
  return text.split(/(\S+ °C)/).map((part, i) =>
    i % 2 ? (
      <span key={part} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
