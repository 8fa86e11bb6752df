import type { Location } from '../../content/location.schema.ts'
import ui from '../../content/ui.yaml'
import { SectionIntro } from '../blocks/SectionIntro.tsx'
import { googleDirections } from '../../lib/paths.ts'
import { fill } from '../../lib/text.ts'
import { directionsPoint } from '../resort/links.ts'
import { ArrowLink } from '../ui/ArrowLink.tsx'
import { Container } from '../ui/Container.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { AsOf } from './AsOf.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Directions.module.css'
import './glove-box.css'
import { TakeAlong } from './TakeAlong.tsx'

/** How to reach us: a row for each means of transport, which opens; on paper, all open, half of the printed sheet. */
export function Directions(words: Location['waysIn']) {
  const { kicker, heading, ways, directionsLabel, takeAlong } = words
  return (
    <Section labelledBy="getting-here">
      <Container>
        <SectionIntro id="getting-here" kicker={kicker} heading={heading} />
        <div className={styles.directions} data-directions>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.id}>
                <details>
                  <summary>
                    <Icon name={way.icon} />
                    <h3>{way.heading}</h3>
                    {way.time && (
                      <span className={styles.time}>
                        <Text>{way.time}</Text>
                      </span>
                    )}
                    <Icon name="chevron-down" />
                  </summary>
                  <div className={styles.words}>
                    <p>
                      <Text>{way.text}</Text> {way.asOf && <AsOf month={way.asOf} />}
                    </p>
                    {way.from && (
                      <ArrowLink
                        to={googleDirections(directionsPoint, way.from)}
                        aria-label={fill(ui.aboutEntry, { action: directionsLabel, name: way.heading })}
                      >
                        {directionsLabel}
                      </ArrowLink>
                    )}
                  </div>
                </details>
              </li>
            ))}
          </ul>
          <TakeAlong {...takeAlong} />
        </div>
      </Container>
    </Section>
  )
}
