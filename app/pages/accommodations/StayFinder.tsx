import { useState, type ComponentProps } from 'react'
import { choosing, stays } from '../../../content/accommodations.yaml'
import type { Accommodations } from '../../../content/accommodations.schema.ts'
import ui from '../../../content/ui.yaml'
import { guestsAloud, priceInLine } from '../../../lib/prices.ts'
import { roomMarked } from '../../../lib/room.ts'
import { suggestStay } from '../../../lib/suggest-stay.ts'
import { fill } from '../../../lib/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './StayFinder.module.css'

type Question = { name: string; question: string; answers: string[]; onChoose: (answer: number) => void }

function Question({ name, question, answers, onChoose }: Question) {
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      {answers.map((answer, at) => (
        <label key={answer}>
          {/* The ref answers a press from before hydration, which made no change event. */}
          <input
            type="radio"
            name={name}
            ref={(radio) => {
              if (radio?.checked) onChoose(at)
            }}
            onChange={() => onChoose(at)}
          />
          <Text>{answer}</Text>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Asks for the number of guests and the purpose, and suggests one stay with a reason; before, and without scripting,
 * it leads from who is coming to each of the stays (S2).
 */
export function StayFinder({ ways }: { ways: Accommodations['helpChoosing']['paths'] }) {
  const [party, setParty] = useState<number>()
  const [purpose, setPurpose] = useState<number>()
  const guests = choosing.parties[party ?? -1]
  const suggestions = choosing.purposes[purpose ?? -1]?.suggestions
  const found = guests && suggestions && suggestStay(guests, suggestions, stays)
  return (
    <div className={styles.finder}>
      {stays.length > 1 && (
        <div className={`${styles.questions} needs-scripting`}>
          <Question
            name="party"
            question={choosing.guestsQuestion}
            answers={choosing.parties.map((each) => guestsAloud(each, ui.prices))}
            onChoose={setParty}
          />
          <Question
            name="purpose"
            question={choosing.purposeQuestion}
            answers={choosing.purposes.map(({ label }) => label)}
            onChoose={setPurpose}
          />
        </div>
      )}
      <div>
        <div role="status" className="needs-scripting">
          {found ? (
            <div className={styles.found} key={`${found.stay.id} ${found.why}`}>
              <SiteLink to={`#${found.stay.id}`}>{found.stay.name}</SiteLink>
              <p>
                <Text>{found.why}</Text>
              </p>
              <p>
                <Text>
                  {fill(choosing.facts, {
                    price: priceInLine(found.stay, ui.prices),
                    guests: roomMarked(found.stay, stays, ui.prices),
                  })}
                </Text>
              </p>
            </div>
          ) : (
            stays.length > 1 && <p className={styles.unanswered}>{choosing.unanswered}</p>
          )}
        </div>
        {!found && <Ways ways={ways} />}
      </div>
    </div>
  )
}

/** From who is coming to the stay, a row each. */
function Ways({ ways }: ComponentProps<typeof StayFinder>) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ who, stay: id }) => {
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
  )
}
