import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the site, a fragment of this page, or a whole address elsewhere. */
  to: string
}

/** A link to any target. `usePageClicks` handles clicks on pages of the site. */
export function SiteLink({ to, ...rest }: Props) {
  return <a href={to} rel={to.startsWith('http') ? 'noopener' : undefined} {...rest} />
}
