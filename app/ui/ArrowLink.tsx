import type { ComponentPropsWithoutRef } from 'react'
import { Icon } from './Icon.tsx'
import { SiteLink } from './SiteLink.tsx'
import styles from './ArrowLink.module.css'

/** A quiet way on: its arrow points along for our pages, up and out for other sites. */
export function ArrowLink({ to, children, ...rest }: Omit<ComponentPropsWithoutRef<typeof SiteLink>, 'className'>) {
  const isElsewhere = to.startsWith('http')
  return (
    <SiteLink to={to} className={styles.arrowLink} {...rest}>
      {children}
      <Icon name={isElsewhere ? 'arrow-up-right' : 'arrow-right'} />
    </SiteLink>
  )
}
