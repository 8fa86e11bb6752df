import type { About } from '../../../content/about.schema.ts'
import { Container } from '../../ui/Container.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { Plate } from '../../ui/Poster.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AboutStory.module.css'

type Props = Pick<About, 'kicker' | 'heading' | 'lede' | 'picture' | 'caption' | 'ink' | 'facts'>

/** The picture, with the words beside its lower edge (A1). */
export function AboutStory({ kicker, heading, lede, picture, caption, ink, facts }: Props) {
  return (
    <section className={styles.story}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <Kicker>{kicker}</Kicker>
            <h1>
              <Text>{heading}</Text>
            </h1>
            <p className={styles.lede}>
              <Text>{lede}</Text>
            </p>
          </div>
          <div className={styles.plate}>
            <Plate
              picture={picture}
              ink={ink}
              caption={caption}
              sizes="(width >= 92rem) 47rem, (width >= 60rem) 54vw, 88vw"
              loading="eager"
              fetchPriority="high"
            />
          </div>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  )
}
