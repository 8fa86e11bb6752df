import type { ComponentPropsWithoutRef } from 'react'
import { SiteLink } from './SiteLink.tsx'
import styles from './Button.module.css'

type Look = {
  /** `primary`: the main action; `quiet`: a secondary one; `onBand`: on a coloured band. */
  variant?: 'primary' | 'quiet' | 'onBand' | 'quietOnBand'
  size?: 'regular' | 'small'
  isWide?: boolean
}

function classes({ variant = 'primary', size = 'regular', isWide = false }: Look): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = Look & Omit<ComponentPropsWithoutRef<'button'>, 'className'>

export function Button({ variant, size, isWide, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classes({ variant, size, isWide })} {...rest} />
}

type ButtonLinkProps = Look & Omit<ComponentPropsWithoutRef<typeof SiteLink>, 'className'>

/** A link that looks like a button, for booking above all. */
export function ButtonLink({ variant, size, isWide, ...rest }: ButtonLinkProps) {
  return <SiteLink className={classes({ variant, size, isWide })} {...rest} />
}
