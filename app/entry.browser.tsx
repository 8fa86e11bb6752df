/** Hydrates the prerendered page. Imported by the inline starter, never before the page has painted. */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { hasLoadedAgain } from './lib/page-unavailable.ts'
import { loadPage } from './page-chunks.ts'
import { failing, routes } from './router.tsx'

/**
 * The page that is on the screen must be there when React looks at it, or it would be emptied and drawn
 * again; so its chunk is resolved first, in the route itself. Where it cannot be fetched, the prerendered
 * page stays as it is, whole and readable; only after the one full load that this address gets does the
 * error screen take its place.
 */
async function resolve(route: RouteObject): Promise<void> {
  const { id } = route
  if (!route.lazy || !id) return
  const Component = await loadPage(id).catch((error: unknown) => {
    if (hasLoadedAgain()) return failing(error)
    throw error
  })
  delete route.lazy
  Object.assign(route, { Component })
}

const container = document.getElementById('root')
if (container) {
  const isBuilt = container.hasChildNodes()
  for (const { route } of matchRoutes(routes, location) ?? []) await resolve(route)
  // What was evaluated up to here took a slow telephone long enough: a press that waits comes first.
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
