import { experiences } from '../../../content/enjoyments.yaml'
import type { Home } from '../../../content/home.schema.ts'
import oneLarge from '../../blocks/OneLarge.module.css'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { paths } from '../../../lib/paths.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './HomeEnjoyments.module.css'

/** Three of the enjoyments, the first poster larger than the others (H3). */
export function HomeEnjoyments({ kicker, heading, lede, cards, linkLabel }: Home['enjoyments']) {
  return (
    <Section ground="sunk">
      <SectionIntro kicker={kicker} heading={heading} lede={lede} />
      <div className={`${styles.grid} ${oneLarge.grid}`}>
        {cards.map((card, index) => {
          const experience = experiences.find(({ id }) => id === card.experience)
          if (!experience) return null
          return (
            <Poster
              key={experience.id}
              picture={card.picture}
              ink={card.ink}
              ratio={index === 0 ? '1:1' : '16:9'}
              sizes={
                index === 0
                  ? '(width >= 82rem) 53rem, (width >= 60rem) 60vw, (width >= 48rem) 52vw, 88vw'
                  : '(width >= 82rem) 26rem, (width >= 60rem) 30vw, (width >= 48rem) 37vw, (width >= 40rem) 88vw, 42vw'
              }
            >
              <h3>{experience.name}</h3>
              <Text as="p">{experience.teaser}</Text>
              <ArrowLink to={paths.experience(experience.id)}>{card.linkLabel}</ArrowLink>
            </Poster>
          )
        })}
      </div>
      <p className={styles.after}>
        <ArrowLink to={paths.enjoyments}>{linkLabel}</ArrowLink>
      </p>
    </Section>
  )
}
