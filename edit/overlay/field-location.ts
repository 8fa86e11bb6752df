/** Finds a field on its page, or loads that page. */
import { paths } from '../../lib/paths.ts'
import type { Field } from '../fields.ts'
import { isUnder } from './editor-state.ts'
import { pathsAt, textsIn } from './page.ts'

const addresses: Record<string, string> = {
  home: paths.home,
  accommodations: paths.accommodations,
  enjoyments: paths.enjoyments,
  location: paths.location,
  about: paths.about,
  'not-found': '/404',
  terms: paths.accommodations,
}

/** The page that shows a field; undefined where every page does, or none. */
export function addressOf(path: string): string | undefined {
  const [, file = '', first = ''] = /^([a-z-]+)\.yaml#([^.]*)/.exec(path) ?? []
  return addresses[file === 'faq' ? first : file]
}

/** The name of the page at an address, as in the way to its fields. */
export const nameOfPage = (address: string, fields: readonly Field[]): string =>
  fields.find(({ path }) => addressOf(path) === address)?.where[0] ?? address

/** A text of the page that shows a field, or something beside it. */
export function textAt(path: string): Text | undefined {
  const texts = textsIn(document.body).filter((text) => text.parentElement?.checkVisibility())
  const shows = (wanted: string) => texts.find((text) => pathsAt(text).some((each) => isUnder(each, wanted)))
  const outer = path.slice(0, path.lastIndexOf('.'))
  return shows(path) ?? (outer.includes('#') ? shows(outer) : undefined)
}

const goal = 'edit-goal'

/** Loads the page of a field; the field is opened when the page is there. */
export function goTo(path: string, address: string): void {
  sessionStorage.setItem(goal, path)
  location.assign(address)
}

/** The field for which this page was loaded. */
export function takeGoal(): string | undefined {
  const path = sessionStorage.getItem(goal) ?? undefined
  sessionStorage.removeItem(goal)
  return path
}
