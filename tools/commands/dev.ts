/** `npm run dev`: serves the site from its sources, with hot reload. Ctrl-C ends it. */
import './end-with-npm.ts'
import { createServer } from 'vite'
import { explain } from '../machine-errors.ts'

const usualPort = 5173

// Hot reload needs React's development build, whatever the shell says.
process.env.NODE_ENV = 'development'

try {
  const port = Number(process.env.PORT ?? usualPort)
  const server = await createServer({ server: { port, strictPort: port !== usualPort } })
  await server.listen()
  server.printUrls()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void server.close().finally(() => process.exit(0)))
  }
} catch (error) {
  console.error(explain(error))
  // Vite's file watcher would keep the process alive.
  process.exit(1)
}
