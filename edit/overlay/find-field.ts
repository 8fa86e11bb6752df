/** Finds a field on its page. */
import { paths } from '../../lib/paths.ts'
import { pageFileOf } from '../../tools/content/page-names.ts'
import { isUnder, parentOf } from '../field-path.ts'
import { pathsAt, textsIn } from './fields-of-texts.ts'
import { rangeOf } from './fields-on-page.ts'

const { home, accommodations, enjoyments, location: guide, about } = paths
const pages: Record<string, string> = { home, accommodations, enjoyments, location: guide, about, 'not-found': '/404' }

/** The page that shows a field; undefined where every page does, or none. */
export const pageAddressOf = (path: string): string | undefined => pages[pageFileOf(path)]

/** Follows a link of the pages. */
export const goTo = async (address: string): Promise<void> => (await import('../pages.tsx')).goTo(address)

/** A text of the page that shows a field, or something beside it. */
export function textAt(path: string): Text | undefined {
  const texts = textsIn(document.body).filter((text) => text.parentElement?.checkVisibility())
  const away = (text: Text) => Math.abs(rangeOf(text).getBoundingClientRect().top - innerHeight / 2)
  // The nearest one: whoever works at the foot of a page is not thrown to its head.
  const shows = (wanted: string) =>
    texts
      .filter((text) => pathsAt(text).some((each) => isUnder(each, wanted)))
      .toSorted((one, other) => away(one) - away(other))[0]
  const outer = parentOf(path)
  return shows(path) ?? (outer.includes('#') ? shows(outer) : undefined)
}

/**
 * Where a field was opened: in a list, at a field, or in the window of another field, and why. That is next once it is saved. Or
 * its entry was copied for it, in that step, and goes again with *Cancel*.
 */
export type Origin = { sheet: 'open' | 'publish'; at?: string } | { path: string; why: string } | { copied: string }
