/** Shows the pages in the editor, with the content as it is now (recompute.ts). */
import { createElement, useSyncExternalStore, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../app/entry.inline.ts'
import { loadPage } from '../app/page-chunks.ts'
import { routes } from '../app/router.tsx'
import { onChange } from './editor.ts'

/** A component that is rendered again, with everything in it, where there is other content. */
const freshly = (Component: ComponentType) => () => {
  useSyncExternalStore(onChange, () => globalThis.edited)
  return createElement(Component)
}

let router: ReturnType<typeof createBrowserRouter>

export async function openPages(): Promise<void> {
  const [shell] = routes
  shell!.Component = freshly(shell!.Component!)
  // Before they are shown, so that there is no moment of nothing.
  const load = async (route: (typeof routes)[number]) => {
    route.Component = freshly(await loadPage(route.id!))
    delete route.lazy
  }
  await Promise.all((shell!.children ?? []).map(load))
  router = createBrowserRouter(routes)
  createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
}

export const goTo = (address: string) => router.navigate(address, { flushSync: true })
