import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Fold.module.css'

type Props = { heading: string; id?: string; children: ReactNode }

/** Tells screen readers that what the style sheet shows on wide screens is open. */
function openOnWideScreens(fold: HTMLDetailsElement | null): void {
  if (fold && matchMedia('(width >= 40rem) and (height >= 36rem)').matches) fold.open = true
}

/** On phones a line that opens, also for its fragment (`useRouteChange`); elsewhere a heading with its content. */
export function Fold({ heading, id, children }: Props) {
  return (
    <details id={id} className={styles.fold} ref={openOnWideScreens}>
      <summary>
        <Text as="h3">{heading}</Text>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

type StepsProps = { heading: string; steps: readonly { name: string; text: string }[]; isFolded?: boolean }

/** Numbered steps on a printed sheet, which is the same in both looks. */
export function StepsSheet({ heading, steps, isFolded = false }: StepsProps) {
  const list = (
    <ol>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>{' '}
          <Text as="p" className="fine">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  )
  return (
    <div className={`${styles.frame} ${styles.steps}`}>
      {isFolded ? (
        <Fold heading={heading}>{list}</Fold>
      ) : (
        <>
          <Text as="h3">{heading}</Text>
          {list}
        </>
      )}
    </div>
  )
}
