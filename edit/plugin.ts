/**
 * Joins the editor to the development server: guards it, puts the overlay into each page, and answers it over the
 * server's own socket. Nothing of it is part of a build.
 */
import type { Plugin, ViteDevServer } from 'vite'
import { filesIn } from '../tools/content/folder.ts'
import { sentenceOf } from '../tools/machine-errors.ts'
import { ownerSentence, ProblemsFound } from '../tools/content/problem.ts'
import type { Answer } from './answers.ts'
import { brokenOutside } from './broken-outside.ts'
import { refusal } from './guard.ts'
import type { Photographs } from './photographs.ts'

/** What a page asks: the name of an operation, and what it is about. Anything may come in its place. */
type Question = { id?: unknown; name?: unknown; data?: never }

/** What the editor can do, by name. The sentence of a thrown problem is the answer. */
export type Operations = Record<string, (data: never) => unknown>

const busy = 'Something went wrong in the editor, and nothing was changed. The window where you started it says what.'

/** What fails because another program has broken the content is answered with what is broken. */
export async function answerTo(operations: Operations, { name, data }: Question, root: string): Promise<unknown> {
  const operation = typeof name === 'string' && Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) return { problems: ['The editor cannot do this.'] } satisfies Answer
  try {
    return await operation(data as never)
  } catch (error) {
    const broken = brokenOutside(filesIn(root))
    if (broken.length > 0) return { problems: broken } satisfies Answer
    if (error instanceof ProblemsFound)
      return { problems: error.problems.map((problem) => ownerSentence(problem, () => 'This')) } satisfies Answer
    if (error instanceof Error && error.name.endsWith('Problem')) return { problems: [error.message] } satisfies Answer
    console.error(error)
    const reason = error instanceof Error ? sentenceOf(error) : undefined
    return { problems: [reason ? `${reason} Nothing was changed.` : busy] } satisfies Answer
  }
}

/** @param operations made for the server that they are to keep fresh */
export function editPlugin(
  root: string,
  photographs: Photographs,
  operations: (server: ViteDevServer) => Operations,
): Plugin {
  return {
    name: 'edit',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const reason = refusal(request, request.socket.remoteAddress)
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'")
        response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
        response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
        if (reason === undefined) return next()
        response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(reason)
      })
      server.httpServer?.prependListener('upgrade', (request, socket) => {
        if (refusal(request, request.socket.remoteAddress) !== undefined) socket.destroy()
      })
      // Pictures are asked for by their key in the catalogue, never by a path.
      server.middlewares.use('/@edit/picture', (request, response) => {
        const [, which = '', key = ''] = /^\/(now|before|staged)\/([a-z0-9-]+)$/.exec(request.url ?? '') ?? []
        photographs.small(which, key).then(
          (bytes) => {
            response.writeHead(bytes ? 200 : 404, { 'Cache-Control': 'no-store' })
            response.end(bytes)
          },
          () => response.writeHead(404).end(),
        )
      })
      const known = operations(server)
      const { hot } = server.environments.client
      hot.on('edit:ask', async (asked: Question | null | undefined, client) => {
        const question = asked ?? {}
        client.send('edit:answer', { id: question.id, answer: await answerTo(known, question, root) })
      })
    },
    // What another program writes reaches the bar even where no page can show it.
    hotUpdate({ file }) {
      if (file.endsWith('.yaml') && this.environment.name === 'client') this.environment.hot.send('edit:changed')
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/edit/overlay/main.tsx' }, injectTo: 'head' },
    ],
  }
}
