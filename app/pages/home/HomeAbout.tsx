import type { Home } from '../../../content/home.schema.ts'
import { paths } from '../../../lib/paths.ts'
import { Opening } from '../../blocks/Opening.tsx'
import { pathOf } from '../../resort/links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Plate } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './HomeAbout.module.css'

/** Three values beside a tall picture (H2). */
export function HomeAbout({ kicker, heading, lede, linkLabel, picture, values }: Home['about']) {
  return (
    <Section>
      <div className={styles.grid}>
        <Opening kicker={kicker} heading={heading} lede={lede}>
          <ArrowLink to={paths.about}>{linkLabel}</ArrowLink>
        </Opening>
        <div className={styles.poster}>
          <Plate
            picture={picture}
            ratio="4:5"
            ink="teal"
            sizes="(width >= 82rem) 32rem, (width >= 60rem) 39vw, (width >= 40rem) 92vw, 64vw"
          />
        </div>
        <ul className={styles.values}>
          {values.map(({ icon, heading: name, text, link }) => (
            <li key={name}>
              <Icon name={icon} />
              <div>
                <h3>{name}</h3>
                <Text as="p">{text}</Text>
                {link && <ArrowLink to={pathOf(link.to)}>{link.label}</ArrowLink>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
