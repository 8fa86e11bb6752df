import { Kicker } from '../ui/Kicker.tsx'
import { Lede } from '../ui/Lede.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './SectionIntro.module.css'

type Props = { kicker: string; heading: string; id?: string; lede?: string }

/** The beginning of a section: rule, kicker, heading, and the lede on the baseline of the heading. */
export function SectionIntro({ kicker, heading, id, lede }: Props) {
  return (
    <header className={styles.intro}>
      <Kicker>{kicker}</Kicker>
      <Text as="h2" id={id}>
        {heading}
      </Text>
      {lede && <Lede>{lede}</Lede>}
    </header>
  )
}
