import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { PageUnavailable } from './lib/page-unavailable.ts'
import { Root } from './root.tsx'
import { pages } from './routes.ts'
import { ErrorScreen } from './site/ErrorScreen.tsx'

const chunks = import.meta.glob<{ default: ComponentType }>('./pages/*/*Page.tsx')

async function load(page: string): Promise<ComponentType> {
  try {
    return (await chunks[page]!()).default
  } catch (cause) {
    throw new PageUnavailable(`The code of ${page} could not be fetched.`, { cause })
  }
}

/** The site map as React Router takes it: every page is its own chunk, its errors stay inside the shell. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: pages.map(({ path, page }) => ({
      path,
      ErrorBoundary: ErrorScreen,
      lazy: async () => ({ Component: await load(page) }),
    })),
  },
]
