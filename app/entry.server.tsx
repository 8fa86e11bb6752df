/** Renders one address to HTML while building; `tools/pages/prerender.ts` writes the document around it. */
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { loadPage } from './page-chunks.ts'
import { routes } from './router.tsx'
import { pages } from './routes.ts'

export { pages }

await Promise.all(pages.map(({ page }) => loadPage(page)))

const handler = createStaticHandler(routes)

/** React's output for one path: head tags first, then the page. */
export async function render(path: string): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect, which a file cannot.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // Otherwise React would move large Suspense boundaries to the end, to be put in place by an inline script.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
