import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './IconButton.module.css'

type Named = {
  /** What it does, in words: its name for screen readers, and the text of its tooltip (V6). */
  label: string
  icon: IconName
}

type ButtonProps = Named & Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'aria-label' | 'children'>

/** A button that shows an icon alone. `Tooltips` shows its name to those who see. */
export function IconButton({ label, icon, ...rest }: ButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} data-tooltip {...rest}>
      <Icon name={icon} />
    </button>
  )
}

/** A link that shows an icon alone. */
export function IconLink({ label, icon, to }: Named & { to: string }) {
  return (
    <SiteLink to={to} className={styles.iconButton} aria-label={label} data-tooltip>
      <Icon name={icon} />
    </SiteLink>
  )
}
