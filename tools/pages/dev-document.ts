import type { Plugin } from 'vite'
import { addressesFile } from '../calendars/addresses.ts'

/** The document that the development server sends for every page: not prerendered, with hot reload. */
const document = `<!doctype html>
<html lang="en" data-app="/app/entry.browser.tsx">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body><div id="root"></div>
<script type="module" src="/app/entry.inline.ts"></script>
</body>
</html>`

/** Vite's own, which a list of ours replaces, and what is nobody's business: no page needs them. */
const secrets = ['{.env,.env.*,.npmrc,.yarnrc.yml}', '*.{crt,pem,key,p12,pfx,cer,der}', '**/.git/**', addressesFile]

export function devDocumentPlugin(): Plugin {
  return {
    name: 'dev-document',
    config: () => ({ server: { cors: false, fs: { deny: secrets } } }),
    configureServer(server) {
      // Vite would open any file of the project in the owner's text editor, for a link on any site.
      server.middlewares.use('/__open-in-editor', (_, response) => response.writeHead(404).end())
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next()
          const address = request.originalUrl ?? '/'
          server.transformIndexHtml(address, document).then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(html)
          }, next)
        })
      }
    },
  }
}
