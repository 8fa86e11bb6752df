/** One editor for each folder: two would each undo what the other has written. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const fileOf = (root: string) => join(root, '.cache/edit/running.json')
const address = '/@edit/run'

class RunningProblem extends Error {
  override name = 'RunningProblem'
}

/** @throws RunningProblem where an editor of this folder answers */
export async function refuseSecond(root: string): Promise<void> {
  try {
    const { port, run } = JSON.parse(readFileSync(fileOf(root), 'utf8')) as { port: number; run: string }
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(2_000) })
    if ((await answer.text()) !== run) return
    throw new RunningProblem(
      `The editor of this folder runs already: open http://localhost:${port}/, or end it with Ctrl-C in the window in which it was started.`,
    )
  } catch (error) {
    if (error instanceof RunningProblem) throw error
  }
}

/** Notes where the editor of this folder answers, once it does. */
export function runningPlugin(root: string): Plugin {
  const run = randomUUID()
  return {
    name: 'edit-running',
    configureServer({ httpServer, middlewares }) {
      middlewares.use(address, (_, response) => void response.end(run))
      httpServer?.once('listening', () => {
        const at = httpServer.address()
        if (typeof at !== 'object' || !at) return
        mkdirSync(dirname(fileOf(root)), { recursive: true })
        writeFileSync(fileOf(root), JSON.stringify({ port: at.port, run }))
      })
    },
  }
}
