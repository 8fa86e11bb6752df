import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './ui.module.css'

type Look = { variant?: 'primary' | 'quiet'; size?: 'regular' | 'small' }

function classes({ variant = 'primary', size = 'regular' }: Look): string {
  return [styles.button, styles[variant], size === 'small' && styles.small].filter(Boolean).join(' ')
}

type ButtonProps = Look & Omit<ComponentPropsWithoutRef<'button'>, 'className'>

export function Button({ variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classes({ variant, size })} {...rest} />
}

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className'> & { href: string }

export function ButtonLink({ href, variant, size, ...rest }: Look & LinkProps) {
  return <a href={href} className={classes({ variant, size })} {...rest} />
}

type Named = {
  /** What the button does: its accessible name, and the text of its tooltip (V6). */
  label: string
}

type IconButtonProps = Named & { icon: IconName } & Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'children'>

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} data-tooltip {...rest}>
      <Icon name={icon} />
    </button>
  )
}

export function IconLink({ label, icon, href }: Named & { icon: IconName; href: string }) {
  return (
    <a href={href} className={styles.iconButton} aria-label={label} data-tooltip>
      <Icon name={icon} />
    </a>
  )
}

const icons = [
  ['http', 'arrow-up-right'],
  ['#', 'chevron-down'],
  ['tel:', 'phone'],
] as const

/** A text link that shows where it leads: another page, another site, further down, a call. */
export function ArrowLink({ href, children, ...rest }: LinkProps) {
  const icon = icons.find(([start]) => href.startsWith(start))?.[1] ?? 'arrow-right'
  return (
    <a href={href} className={`target ${styles.arrowLink}`} {...rest}>
      {children}
      <Icon name={icon} />
    </a>
  )
}
