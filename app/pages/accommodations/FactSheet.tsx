import { factSheet as words, stays } from '../../../content/accommodations.yaml'
import site from '../../../content/site.yaml'
import ui from '../../../content/ui.yaml'
import { formatDay } from '../../../lib/dates.ts'
import { guestsAloud, priceInLine, usd } from '../../../lib/prices.ts'
import type { RatedStay } from '../../../lib/rates.ts'
import { fill, plainText, upperFirst } from '../../../lib/text.ts'
import { phone, postalAddress, whatsAppNumber } from '../../resort/links.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/Text.tsx'
import { otherRatesOf } from './other-rates.ts'
import './fact-sheet.css'
import styles from './FactSheet.module.css'

/**
 * Every stay with its rates, where the resort is and how to reach it: with the terms, the printed form of the page
 * (F4).
 */
export function FactSheet() {
  return (
    <div className={styles.sheet} data-fact-sheet>
      <div className={styles.head}>
        <h3>{words.heading}</h3>
        <p>
          <Text>{words.text}</Text>
        </p>
        <div className="needs-scripting">
          <Button variant="quiet" data-print>
            {words.printLabel}
          </Button>
        </div>
      </div>
      <div className={styles.facts}>
        <dl className={styles.stays}>
          {stays.map((stay) => (
            <div key={stay.id}>
              <dt>{stay.name}</dt>
              <dd>
                {upperFirst(
                  fill(words.stay, {
                    price: priceInLine(stay, ui.prices),
                    guests: guestsAloud(stay.occupancy, ui.prices),
                  }),
                )}{' '}
                <span>{stay.features.map(plainText).join(' · ')}</span>
                <OtherRates stay={stay} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.published}>{fill(words.published, { date: formatDay(import.meta.env.BUILD_DAY) })}</p>
        <p className={styles.place}>{fill(words.place, { name: site.name, address: postalAddress })}</p>
        <p className={styles.reach}>{fill(words.reach, { phone, whatsapp: whatsAppNumber, email: site.email })}</p>
      </div>
    </div>
  )
}

/** In lines; on paper one after another. */
function OtherRates({ stay }: { stay: RatedStay }) {
  const rates = otherRatesOf(stay)
  if (rates.length === 0) return null
  return (
    <ul>
      {rates.map(({ name, priceUsd, notes }) => (
        <li key={`${name} ${priceUsd}`}>{[`${name} ${usd(priceUsd)}`, ...notes].join(', ')} </li>
      ))}
    </ul>
  )
}
