import type { ComponentPropsWithoutRef } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './ui.module.css'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the site, a fragment of this page, or a whole address elsewhere. */
  to: string
}

/** A link to any target. `usePageClicks` handles clicks on pages of the site. */
export function SiteLink({ to, ...rest }: Props) {
  return <a href={to} rel={to.startsWith('http') ? 'noopener' : undefined} {...rest} />
}

type ArrowLinkProps = Omit<ComponentPropsWithoutRef<typeof SiteLink>, 'className'> & {
  /** Replaces the arrow. */
  icon?: IconName
}

/** A text link with an arrow: to the right for pages of this site, up and right for other sites. */
export function ArrowLink({ to, icon, children, ...rest }: ArrowLinkProps) {
  const isElsewhere = to.startsWith('http')
  return (
    <SiteLink to={to} className={styles.arrowLink} {...rest}>
      {children}
      <Icon name={icon ?? (isElsewhere ? 'arrow-up-right' : 'arrow-right')} />
    </SiteLink>
  )
}
