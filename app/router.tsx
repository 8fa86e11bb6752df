import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadPage } from './page-chunks.ts'
import { Root } from './root.tsx'
import { pages } from './routes.ts'
import { ErrorScreen } from './shell/ErrorScreen.tsx'

/** React Router 8.4 shows no error screen when `lazy` rejects, but it does for a component that throws. */
export function failing(error: unknown): ComponentType {
  return () => {
    throw error
  }
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    // Only for errors of the shell itself.
    ErrorBoundary: ErrorScreen,
    children: pages.map(({ path, page }) => ({
      path,
      id: page,
      ErrorBoundary: ErrorScreen,
      lazy: async () => ({ Component: await loadPage(page).catch(failing) }),
    })),
  },
]
