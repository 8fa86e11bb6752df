import type { About } from '../../../content/about.schema.ts'
import { Opening } from '../../blocks/Opening.tsx'
import { Container } from '../../ui/Container.tsx'
import { Plate } from '../../ui/Poster.tsx'
import styles from './AboutStory.module.css'

type Props = Pick<About, 'kicker' | 'heading' | 'lede' | 'picture' | 'ink' | 'facts'>

/** The picture, with the words beside its lower edge (A1). */
export function AboutStory({ kicker, heading, lede, picture, ink, facts }: Props) {
  return (
    <section className={styles.story}>
      <Container>
        <div className={styles.columns}>
          <Opening level={1} kicker={kicker} heading={heading} lede={lede} />
          <div className={styles.plate}>
            <Plate
              picture={picture}
              ink={ink}
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
