import type { Site } from '../../content/site.schema.ts'
import { inPlainWords } from '../../lib/text.ts'

/** What files without a link in the menu are called, where their name does not say it. */
const fileNames: Partial<Record<string, string>> = {
  site: 'Every page',
  ui: 'Buttons and messages',
  'not-found': 'Page not found',
  faq: 'Questions',
  request: 'The request',
  taken: 'Nights by telephone',
}

/** What a page, or a file without one, is called: as in the menu. */
export const pageName = (site: Partial<Pick<Site, 'navigation'>>, file: string): string =>
  site.navigation?.find(({ to }) => to === file)?.label ?? fileNames[file] ?? inPlainWords(file)

/** Files that are read on the page of another one. */
const readOn: Partial<Record<string, string>> = { terms: 'accommodations', days: 'location', planner: 'location' }

/** The file of the page on which guests read a field; its path is as in unconfirmed.yaml. */
export function pageFileOf(path: string): string {
  const [, file = '', first = ''] = /^([a-z-]+)\.yaml#([^.]*)/.exec(path) ?? []
  return file === 'faq' ? first : (readOn[file] ?? file)
}
