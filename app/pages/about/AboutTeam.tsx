import type { About } from '../../../content/about.schema.ts'
import { SideIntro } from '../../blocks/SideIntro.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AboutTeam.module.css'

/** Posters, in each row each higher than the one before. The role replaces a name that is not confirmed (A3). */
export function AboutTeam({ kicker, heading, members }: About['team']) {
  return (
    <Section>
      <div className={styles.columns}>
        <SideIntro kicker={kicker} heading={heading} />
        <ul className={styles.members}>
          {members.map(({ id, name, role, text, picture, ink }) => (
            <li key={id}>
              <Poster
                picture={picture}
                ink={ink}
                ratio="1:1"
                sizes="(width >= 92rem) 15rem, (width >= 72rem) 17vw, (width >= 40rem) 28vw, 56vw"
              >
                <h3>{name ?? role}</h3>
                {name && <p className={styles.role}>{role}</p>}
                <Text as="p">{text}</Text>
              </Poster>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
