import type { Home } from '../../../content/home.schema.ts'
import { paths } from '../../../lib/paths.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { Text } from '../../ui/Text.tsx'
import { HeroPrints } from './HeroPrints.tsx'
import 'virtual:hero-scrim.css'
import styles from './HomeHero.module.css'

/** The first screen is a poster: the title in the sky, everything else on the caption band (H1). */
export function HomeHero({ label, kicker, heading, lede, hurried, bookLabel, exploreLabel, pictures }: Home['hero']) {
  return (
    <section className={styles.hero} aria-label={label} data-hero>
      <div className={styles.sheet}>
        <div className={styles.art}>
          <HeroPrints pictures={pictures} />
          <div className={styles.title}>
            <div className={styles.scrim} />
            <h1>
              {heading.map((line, index) => (
                <span key={line}>
                  {line}
                  {index < heading.length - 1 && ' '}
                </span>
              ))}
            </h1>
          </div>
        </div>
        <div className={styles.caption}>
          <div className={styles.inner}>
            <div className={styles.words}>
              <Kicker hasMark>{kicker}</Kicker>
              <Text as="p" className={styles.lede}>
                {lede}
              </Text>
              <Text as="p" className={styles.hurried}>
                {hurried}
              </Text>
            </div>
            <div className={styles.actions} data-hero-actions>
              <BookLink>{bookLabel}</BookLink>
              <ButtonLink variant="quiet" to={paths.accommodations}>
                {exploreLabel}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
