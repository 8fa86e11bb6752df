import type { About } from '../../../content/about.schema.ts'
import { SideIntro } from '../../blocks/SideIntro.tsx'
import columns from '../../ui/Columns.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './AboutValues.module.css'

/** Four values as a ruled list, beside a heading that stays in view (A2). */
export function AboutValues({ kicker, heading, list }: About['values']) {
  return (
    <Section ground="sunk">
      <div className={`${columns.columns} ${styles.columns}`}>
        <div className={styles.head}>
          <SideIntro kicker={kicker} heading={heading} />
        </div>
        <ul className={styles.values}>
          {list.map(({ icon, heading: name, text }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <Text as="p">{text}</Text>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
