/** Hydrates the prerendered page. The inline script imports it, after the first paint. */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isSharedLink } from '../lib/paths.ts'
import { prepareSharedPostcard } from './postcard/LazyPostcard.tsx'
import { hasReloaded, replaceAddress } from './browser/history-entries.ts'
import { loadPage } from './page-chunks.ts'
import { failing, routes } from './router.tsx'
import { pages } from './routes.ts'

/**
 * Loads the chunk of the current page before hydration: otherwise React would empty the page and render it again. If
 * the chunk cannot be fetched, the prerendered page stays as it is, readable. The error screen replaces it only if this
 * address has been loaded again in full already.
 */
async function resolve(route: RouteObject): Promise<void> {
  const { id } = route
  if (!route.lazy || !id) return
  const Component = await loadPage(id).catch((error: unknown) => {
    if (hasReloaded()) return failing(error)
    throw error
  })
  delete route.lazy
  Object.assign(route, { Component })
}

if (isSharedLink(location.hash)) prepareSharedPostcard()

// Some hosts show a page at the name of its file too, to which the links of a draft lead. An unknown path stays as it is.
const clean = location.pathname.replace(/(?:\/index)?\.html$/, '') || '/'
if (clean !== location.pathname && pages.some(({ path }) => path === clean))
  replaceAddress(clean + location.search + location.hash)

const container = document.getElementById('root')
if (container) {
  const isBuilt = container.hasChildNodes()
  for (const { route } of matchRoutes(routes, location) ?? []) await resolve(route)
  // Lets the browser handle waiting input: evaluating the modules has taken a slow phone long.
  await new Promise((goOn) => setTimeout(goOn))
  const site = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  )
  startTransition(() => {
    if (isBuilt) hydrateRoot(container, site)
    else createRoot(container).render(site)
  })
}
