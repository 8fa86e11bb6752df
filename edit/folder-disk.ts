/** The folder of this computer as the disk, through the server of `npm run edit` (start.ts). */
import type { Problem } from '../tools/content/problem.ts'
import { DiskProblem, Moved, NoAnswer, type Base, type Disk } from './disk.ts'
import type { How, Published } from './publish-here.ts'

export const ended =
  'The editor has ended. Start it again as before: nothing that was saved is lost, and this page goes on by itself.'

export type FolderDisk = Disk & {
  /** What stands in the way of a launch. */
  reasons: () => Promise<Problem[]>
  publish: (how: How) => Promise<Published>
}

async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  // With all of its body: half of an answer is none.
  const whole = fetch(`/@disk${path}`, request).then(async (each) => new Response(await each.blob(), each))
  const response = await whole.catch(() => {
    throw new NoAnswer(ended)
  })
  if (response.status === 412) throw new Moved('Another program has changed a file meanwhile.')
  if (!response.ok) throw new DiskProblem(await response.text())
  return response
}

type Read = { id: string; version: string; files: Record<string, string> }
const read = async () => (await (await ask('')).json()) as Read

/** @returns undefined where this page does not come from such a server */
export async function folderDisk(): Promise<FolderDisk | undefined> {
  if ((await fetch('/@disk').catch(() => undefined))?.status === 404) return undefined
  const { id } = await read()
  return {
    id,
    writesAtOnce: true,
    async read(): Promise<Base> {
      const { version, files } = await read()
      return { version, files: new Map(Object.entries(files)) }
    },
    async write(version, changed) {
      const body = new FormData()
      for (const [file, held] of changed) {
        if (held === null) body.append('gone', file)
        else body.append(file, new Blob([held]))
      }
      return (await ask('', { method: 'POST', headers: { 'If-Match': version }, body })).text()
    },
    picture: async (file) => (await ask(`/${file}`)).blob(),
    watch(told) {
      const events = new EventSource('/@disk/events')
      let hasEnded = false
      const tell = (isGone: boolean) => told((hasEnded = isGone))
      events.addEventListener('open', () => hasEnded && tell(false))
      events.addEventListener('message', () => tell(false))
      events.addEventListener('error', () => tell(true))
    },
    reasons: async () => (await ask('/reasons')).json(),
    publish: async (how) => (await ask('/publish', { method: 'POST', body: how })).json(),
  }
}
