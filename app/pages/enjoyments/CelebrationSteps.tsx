import type { Celebrations } from '../../../content/enjoyments.schema.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './CelebrationSteps.module.css'

/** From the first message to the day itself, on a printed sheet. */
export function CelebrationSteps({ heading, list }: Celebrations['steps']) {
  return (
    <div className={styles.sheet}>
      <h3>{heading}</h3>
      <ol>
        {list.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
