import { Icon, type IconName } from './Icon.tsx'
import { Text } from './Text.tsx'
import styles from './IconList.module.css'

export function IconList({ label, items }: { label?: string; items: readonly { icon: IconName; text: string }[] }) {
  return (
    <ul className={styles.list} aria-label={label} data-icon-list>
      {items.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          <Text as="span">{text}</Text>
        </li>
      ))}
    </ul>
  )
}
