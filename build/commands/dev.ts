/** `npm run dev`: the site while one works on it, reloaded as files change. Ctrl-C ends it. */
import { createServer } from 'vite'

const port = process.env.PORT
const server = await createServer(port ? { server: { port: Number(port), strictPort: true } } : {})
await server.listen()
server.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.close().finally(() => process.exit(0)))
}
