import { stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { paths } from '../../../lib/paths.ts'
import { priceInLine } from '../../../lib/prices.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StayFinder } from './StayFinder.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AccommodationsHelp.module.css'

/** Helps to find the stay that fits the party, or to ask if none does (S2). */
export function AccommodationsHelp({ kicker, heading, lede, unsure, ...help }: Accommodations['helpChoosing']) {
  return (
    <Section id="choosing" labelledBy="choosing-heading">
      <Container>
        <SectionIntro kicker={kicker} heading={heading} id="choosing-heading" lede={lede} />
        <div className={styles.columns}>
          <div>
            {stays.length > 1 && (
              <div className={`${styles.questions} needs-scripting`}>
                <StayFinder />
              </div>
            )}
            <ul className={styles.ways}>
              {help.paths.map(({ who, stay: id }) => {
                const stay = stays.find((each) => each.id === id)
                if (!stay) return null
                return (
                  <li key={who}>
                    <SiteLink to={`#${id}`} className={styles.way}>
                      <span className={styles.who}>{who}</span>{' '}
                      <span className={styles.stay}>
                        {stay.name}, <span className="no-break">{priceInLine(stay, ui.prices)}</span>
                      </span>
                      <Icon name="arrow-right" />
                    </SiteLink>
                  </li>
                )
              })}
            </ul>
          </div>
          <Poster
            picture={unsure.picture}
            ink={unsure.ink}
            ratio="5:4"
            sizes="(width >= 92rem) 32rem, (width >= 60rem) 36vw, 88vw"
          >
            <h3>{unsure.heading}</h3>
            <p>
              <Text>{unsure.text}</Text>
            </p>
            <div className={styles.ask}>
              <ButtonLink variant="onBand" to={paths.enquiry({ subject: 'general-inquiry' })} data-book>
                {unsure.linkLabel}
              </ButtonLink>
            </div>
          </Poster>
        </div>
      </Container>
    </Section>
  )
}
