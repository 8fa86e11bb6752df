import type { Location } from '../../content/location.schema.ts'
import styles from './Sky.module.css'

/** What holds in most years: in place of the weather until it comes, and where it does not. */
export function SkyInGeneral({ always, note }: Pick<Location['seasons'], 'always' | 'note'>) {
  return (
    <div className={styles.general}>
      <p className={styles.always}>{unbroken(always)}</p>
      <p>{note}</p>
    </div>
  )
}

/** Numbers stay with their unit: "9–14 °C" is never broken over two lines. */
function unbroken(text: string) {
  return text.split(/(\S+ °C)/).map((part, i) => (
    i % 2 ? <span key={part} className="no-break">{part}</span> : part
  ))
}
