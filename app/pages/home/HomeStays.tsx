import { localCurrency, stays } from '../../../content/accommodations.yaml'
import type { Home } from '../../../content/home.schema.ts'
import ui from '../../../content/ui.yaml'
import oneLarge from '../../blocks/OneLarge.module.css'
import { SectionIntro } from '../../blocks/SectionIntro.tsx'
import { paths } from '../../../lib/paths.ts'
import { aboutLocalSumAt, usd, roomMarked } from '../../../lib/prices.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { BandLabel, Poster } from '../../ui/Poster.tsx'
import { PriceTag } from '../../ui/PriceTag.tsx'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './HomeStays.module.css'

/**
 * Up to three of the stays, with price and guests (H4), and the price in the country's own currency once there is a
 * rate (R2).
 */
export function HomeStays({ kicker, heading, lede, cards, compareLabel, guidanceLabel }: Home['accommodations']) {
  return (
    <Section id="accommodations">
      <SectionIntro kicker={kicker} heading={heading} lede={lede} />
      <div className={`${styles.grid} ${oneLarge.grid}`}>
        {cards.map(({ stay: id, linkLabel, picture, ink }, index) => {
          const stay = stays.find((each) => each.id === id)
          if (!stay) return null
          const from = stay.priceIsFrom ? ui.prices.from : undefined
          const sum = usd(stay.priceUsd)
          return (
            <Poster
              key={id}
              picture={picture}
              ink={ink}
              ratio="1:1"
              sizes={
                cards.length < 3
                  ? '(width >= 82rem) 40rem, (width >= 60rem) 45vw, (width >= 40rem) 50vw, 88vw'
                  : `(width >= 82rem) 26rem, (width >= 60rem) 30vw, (width >= 40rem) 50vw, ${index === 0 ? '88vw' : '42vw'}`
              }
              badge={<PriceTag from={from} sum={sum} isHung />}
            >
              <BandLabel>
                <Text>{roomMarked(stay, stays, ui.prices)}</Text>
              </BandLabel>
              <h3>{stay.name}</h3>
              <Text as="p">{stay.teaser}</Text>
              {localCurrency && (
                <p className={styles.localCurrency}>{aboutLocalSumAt(stay.priceUsd, localCurrency, ui.prices)}</p>
              )}
              <ArrowLink to={paths.stay(id)}>{linkLabel}</ArrowLink>
            </Poster>
          )
        })}
      </div>
      <div className={styles.after}>
        <Actions>
          {stays.length > 1 && <ButtonLink to={paths.compare}>{compareLabel}</ButtonLink>}
          <ButtonLink variant="quiet" to="#contact">
            {guidanceLabel}
          </ButtonLink>
        </Actions>
      </div>
    </Section>
  )
}
