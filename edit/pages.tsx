/** Shows the pages in the editor, with the content as it is now (recompute.ts). */
import { createElement, useSyncExternalStore, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../app/entry.inline.ts'
import { loadPage } from '../app/page-chunks.ts'
import { routes } from '../app/router.tsx'
import { recomputeAll } from './recompute.ts'

let version = 0
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A component that is rendered again with everything in it. */
const freshly = (Component: ComponentType) => () => {
  useSyncExternalStore(subscribe, () => version)
  return createElement(Component)
}

export type Pages = Awaited<ReturnType<typeof openPages>>
export async function openPages() {
  const [shell] = routes
  shell!.Component = freshly(shell!.Component!)
  // Before they are shown, so that there is no moment of nothing.
  const load = async (route: (typeof routes)[number]) => {
    route.Component = freshly(await loadPage(route.id!))
    delete route.lazy
  }
  await Promise.all((shell!.children ?? []).map(load))
  const router = createBrowserRouter(routes)
  createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
  return {
    goTo: (address: string) => router.navigate(address, { flushSync: true }),
    showAgain() {
      recomputeAll()
      version += 1
      flushSync(() => listeners.forEach((listener) => listener()))
    },
  }
}
