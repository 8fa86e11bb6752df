/**
 * Which file of the bundle holds a module follows from folders and from who imports it: what is in `request/form` and
 * `plan/planner`, and what only they import, loads later.
 */
import { basename } from 'node:path'

type Module = { importers: readonly string[]; dynamicImporters: readonly string[]; importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Module | null }

const isOurs = /\/(?:app|content|lib)\/(?!.*\/node_modules\/)|virtual:/
const isEntry = /\/app\/entry\.browser\.tsx$/
/** The rules for pictures of a content file: in `shared`, they would be on pages that show none of them. */
const isPictures = /virtual:focus-points\//
const isPage = /\/app\/pages\/[^/]+\/[^/]+Page\.tsx$/
const isRequest = /\/app\/request\/form\//
const isPlanner = /\/app\/plan\/planner\//
/** Fetched by every page when the app has hydrated. */
const isDialog = /\/app\/request\/dialog\/RequestDialog\.tsx$/

/** Who imports it, however far up: 'shell', 'dialog', 'request', 'planner', pages by names, what is lazy by paths. */
function usersOf(id: string, graph: Graph, users = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return users
  seen.add(id)
  if (isEntry.test(id)) return users.add('shell')
  if (isPage.test(id)) return users.add(basename(id, '.tsx'))
  if (isDialog.test(id)) return users.add('dialog')
  if (isRequest.test(id)) return users.add('request')
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] }
  if (isPlanner.test(id)) users.add('planner')
  else if (dynamicImporters.length > 0) users.add(id)
  for (const importer of importers) usersOf(importer, graph, users, seen)
  return users
}

/** The name of the file. Null: that of its only importer, or as the bundler decides. */
function chunkOf(id: string, graph: Graph): string | null {
  // The entry waits for the page, and the page for `shared`: in one file they would wait for each other.
  if (!isOurs.test(id) || [isEntry, isPage, isDialog, isPictures].some((kind) => kind.test(id))) return null
  const users = usersOf(id, graph)
  const pages = [...users].filter((user) => user.endsWith('Page')).toSorted()
  const [page] = pages
  // Styles of two pages would make the first screen of all others heavier; that of the home page has no room at all.
  const hasStyles = [id, ...(graph.getModuleInfo(id)?.importedIds ?? [])].some((each) => each.endsWith('.css'))
  const isApart = pages.length === 2 || (pages.length === 3 && !pages.includes('HomePage'))
  if (isApart && users.size === pages.length && hasStyles) return pages.join('').replaceAll('Page', '')
  // One file for what pages have in common: apart, small files compress worse, and each is a request.
  const isOnOthers = users.has('dialog') || (users.has('request') && !hasStyles) || pages.length > 1
  if (users.has('shell') || (page && isOnOthers)) return 'shared'
  if (page) return users.size > 1 ? page.replace('Page', 'Parts') : null
  if (users.has('planner')) return users.has('request') ? 'days' : null
  // The postcard and the calendar come with the form, and share its file.
  if (users.has('request') && !users.has('dialog')) return 'request'
  return users.size > 1 ? 'shared' : null
}

// React and the router, which no deployment of ours changes, and the bundler's own helper.
const isLibrary = /node_modules\/(?:react|react-dom|react-router|scheduler)\/|vite\/preload-helper/

export const codeSplitting = {
  // Otherwise a file also takes what its modules import, and other pages have to load it for that.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', priority: 2, test: isLibrary },
    { name: chunkOf, priority: 1 },
  ],
}
