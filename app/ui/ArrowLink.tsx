import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './ArrowLink.module.css'

type Props = Omit<ComponentPropsWithoutRef<typeof SiteLink>, 'className'> & {
  /** Replaces the arrow. */
  icon?: IconName
}

/** A text link with an arrow: to the right for pages of this site, up and right for other sites. */
export function ArrowLink({ to, icon, children, ...rest }: Props) {
  const isElsewhere = to.startsWith('http')
  return (
    <SiteLink to={to} className={styles.arrowLink} {...rest}>
      {children}
      <Icon name={icon ?? (isElsewhere ? 'arrow-up-right' : 'arrow-right')} />
    </SiteLink>
  )
}
