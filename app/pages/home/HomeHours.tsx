import type { Home } from '../../../content/home.schema.ts'
import { pathOf } from '../../resort/links.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './HomeHours.module.css'

/** One view at four hours of the day, each a link to what guests do then: side by side, on phones to be pushed sideways. */
export function HomeHours({ label, picture, panels }: NonNullable<Home['hours']>) {
  return (
    <section className={styles.hours} aria-label={label}>
      {/* Each panel has a text of its own. */}
      <Picture picture={picture} alt="" sizes="(width < 40rem) 130vw, 80vw" />
      <ol>
        {panels.map(({ time, alt, link }) => (
          <li key={time}>
            <span role="img" aria-label={alt} />
            <a href={pathOf(link.to)}>
              <span className={styles.time}>{time}</span>
              <Text>{link.label}</Text>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
