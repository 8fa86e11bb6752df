import type { Enjoyments } from '../../../content/enjoyments.schema.ts'
import { paths } from '../../../lib/paths.ts'
import { pathOf } from '../../resort/links.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './EnjoymentsWhy.module.css'

/** The garden after sunset: the heading on a plain night sky, three cards over the lower edge (E2). */
export function EnjoymentsWhy(words: Enjoyments['whyChoose']) {
  const { kicker, heading, picture, cards, planLabel, staysLabel } = words
  return (
    <section aria-labelledby="why">
      <div className={styles.sky}>
        <Container>
          <div className={styles.title}>
            <Kicker>{kicker}</Kicker>
            <Text as="h2" id="why">
              {heading}
            </Text>
          </div>
        </Container>
        <div className={styles.art}>
          <Picture picture={picture} sizes="(width < 48rem) 107vw, 100vw" />
        </div>
      </div>
      <Container>
        <ul className={styles.reasons}>
          {cards.map(({ icon, heading: reason, text, link }) => (
            <li key={reason}>
              <Icon name={icon} />
              <h3>{reason}</h3>
              <Text as="p">{text}</Text>
              {link && <ArrowLink to={pathOf(link.to)}>{link.label}</ArrowLink>}
            </li>
          ))}
        </ul>
        <div className={styles.after}>
          <Actions>
            <BookLink>{planLabel}</BookLink>
            <ArrowLink to={paths.accommodations}>{staysLabel}</ArrowLink>
          </Actions>
        </div>
      </Container>
    </section>
  )
}
