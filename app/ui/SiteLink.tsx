import type { ComponentPropsWithoutRef } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the site, a fragment of this page, or a whole address elsewhere. */
  to: string
}

/**
 * One link for every target. A page of ours is changed in place; a fragment of this page and an address
 * elsewhere are left to the browser, which does both better than we could.
 */
export function SiteLink({ to, ...rest }: Props) {
  if (to.startsWith('/')) return <Link to={to} viewTransition {...rest} />
  if (to.startsWith('http')) return <a href={to} rel="noopener" {...rest} />
  return <a href={to} {...rest} />
}
