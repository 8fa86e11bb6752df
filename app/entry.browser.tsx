/** Brings the prerendered page to life. Asked for by the inline starter, never before the page has painted. */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { hasLoadedAgain } from './lib/page-unavailable.ts'
import { loadBuiltPage, loadPage, loadShell } from './page-chunks.ts'
import { failing, routes } from './router.tsx'
import { onStillPartsMissing } from './site/Still.tsx'

/**
 * The page that is on the screen must be there when React looks at it, or it would be emptied and drawn
 * again; so its chunk is resolved first, in the route itself. Where it cannot be fetched, the prerendered
 * page stays as it is, whole and readable; only after the one full load that this address gets does the
 * error screen take its place.
 */
async function resolve(route: RouteObject, load: typeof loadPage): Promise<void> {
  const { id } = route
  if (!route.lazy || !id) return
  const Component = await load(id).catch((error: unknown) => {
    if (hasLoadedAgain()) return failing(error)
    throw error
  })
  delete route.lazy
  // Whoever comes back to this page finds none that was built: then its still parts have to be there.
  const loader = async () => {
    await loadPage(id)
    return null
  }
  Object.assign(route, { Component, loader, shouldRevalidate: () => false })
}

const container = document.getElementById('root')
if (container) {
  const matches = matchRoutes(routes, location) ?? []
  const drawAll = async () => {
    await Promise.all([loadShell(), ...matches.map(({ route }) => (route.id ? loadPage(route.id) : undefined))])
  }
  // On the work bench nothing is built.
  const isBuilt = container.hasChildNodes()
  if (!isBuilt) await loadShell()
  for (const { route } of matches) await resolve(route, isBuilt ? loadBuiltPage : loadPage)
  onStillPartsMissing(drawAll)
  // What was evaluated up to here took a slow telephone long enough: a press that waits comes first.
  await new Promise((goOn) => setTimeout(goOn))
  const loaderData = Object.fromEntries(matches.map(({ route: { id = '' } }) => [id, null]))
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const site = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  startTransition(() => {
    if (isBuilt) hydrateRoot(container, site)
    else createRoot(container).render(site)
  })
}
