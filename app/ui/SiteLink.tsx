import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the site, a fragment of this page, or a whole address elsewhere. */
  to: string
}

/** One link for every target. A press that leads to a page of ours is answered in place, by `useAnswers`. */
export function SiteLink({ to, ...rest }: Props) {
  return <a href={to} rel={to.startsWith('http') ? 'noopener' : undefined} {...rest} />
}
