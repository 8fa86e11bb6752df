import type { ComponentPropsWithoutRef, ReactElement } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './IconButton.module.css'

type Named = {
  /** What the button does: its accessible name, and the text of its tooltip (V6). */
  label: string
}

type ButtonProps = Named & { icon: IconName | ReactElement } & Omit<
    ComponentPropsWithoutRef<'button'>,
    'className' | 'aria-label' | 'children'
  >

/** A button with an icon only. `Tooltips` shows its name. */
export function IconButton({ label, icon, ...rest }: ButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} data-tooltip {...rest}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  )
}

/** A link with an icon only. */
export function IconLink({ label, icon, to }: Named & { icon: IconName; to: string }) {
  return (
    <SiteLink to={to} className={styles.iconButton} aria-label={label} data-tooltip>
      <Icon name={icon} />
    </SiteLink>
  )
}
