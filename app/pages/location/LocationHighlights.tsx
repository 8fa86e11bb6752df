import { Fragment } from 'react'
import type { Location } from '../../../content/location.schema.ts'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './LocationHighlights.module.css'

/** Keeps words with a hyphen, such as "on-site", on one line. */
function inOnePiece(words: string) {
  return words.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="no-break">{word}</span> : word}
    </Fragment>
  ))
}

/** Four advantages of this location, between two double rules (L3). */
export function LocationHighlights({ highlights }: Pick<Location, 'highlights'>) {
  return (
    <Container>
      <ul className={styles.highlights}>
        {highlights.map(({ icon, heading, text }) => (
          <li key={heading}>
            <Icon name={icon} />
            <h2>{inOnePiece(heading)}</h2>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
