import { Fold } from './Fold.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './StepsSheet.module.css'

type Props = { heading: string; steps: readonly { name: string; text: string }[] }

/** Numbered steps on a printed sheet, which is the same in both looks; folded on phones. */
export function StepsSheet({ heading, steps }: Props) {
  return (
    <div className={`${styles.frame} ${styles.steps}`}>
      <Fold heading={heading}>
        <ol>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> <Text as="p">{text}</Text>
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  )
}
