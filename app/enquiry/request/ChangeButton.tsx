import type { ComponentPropsWithoutRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './TextAction.module.css'

/** Leads from the message back to the fields. */
export function ChangeButton({ children, ...rest }: Pick<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick'>) {
  return (
    <button type="button" className={styles.action} {...rest}>
      <Icon name="arrow-left" />
      {children}
    </button>
  )
}
