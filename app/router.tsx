import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadPage } from './page-chunks.ts'
import { Root } from './root.tsx'
import { pages } from './routes.ts'
import { ErrorScreen } from './site/ErrorScreen.tsx'

/**
 * A page that fails when it is drawn. The router shows no error screen for a `lazy` that rejects (8.4), but it does
 * for a component that throws.
 */
export function failing(error: unknown): ComponentType {
  return () => {
    throw error
  }
}

/** The site map as React Router takes it: every page is its own chunk, its errors stay inside the shell. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    // Only for a fault of the shell itself: a page's own faults stay inside it.
    ErrorBoundary: ErrorScreen,
    children: pages.map(({ path, page }) => ({
      path,
      id: page,
      ErrorBoundary: ErrorScreen,
      lazy: async () => ({ Component: await loadPage(page).catch(failing) }),
    })),
  },
]
