/** What the overlay may ask for, and what the development server has to do afterwards. */
import type { ViteDevServer } from 'vite'
import { loadContent } from '../build/content.ts'
import { charactersOf } from '../build/fonts.ts'
import { announce, type Operations } from './plugin.ts'
import type { Answer, Change, Desk } from './desk.ts'

export function operationsOf(desk: Desk, server: ViteDevServer, prepareAgain: () => Promise<void>): Operations {
  /** What pictures, fonts and the map are made from. */
  const basis = () => {
    const { content } = loadContent(desk.root)
    return content && JSON.stringify([charactersOf(content), content.pictures, content.location, content.site.name])
  }
  let prepared = basis()

  /** Makes pictures, fonts and the map anew where they would differ, and shows the pages anew. */
  async function freshen(files: Iterable<string>): Promise<void> {
    const now = basis()
    const hasPicture = [...files].some((file) => file.startsWith('assets/'))
    if (now === null || (now === prepared && !hasPicture)) return announce(server, desk, files)
    const lettersAlone = now
    await prepareAgain()
    prepared = lettersAlone
    server.environments.client.moduleGraph.invalidateAll()
    announce(server, desk, files)
    server.environments.client.hot.send({ type: 'full-reload' })
  }

  async function written(work: () => Answer): Promise<Answer> {
    const before = desk.journal.length
    const answer = work()
    if (answer.problems.length === 0 && desk.journal.length !== before) await freshen(desk.journal.lastFiles)
    return answer
  }

  return {
    state: () => desk.state(),
    try: (change: Change) => desk.try(change),
    save: (changes: Change[]) => written(() => desk.save(changes)),
    confirm: (fact: { path: string }) => written(() => desk.confirm(fact)),
    changeList: (wish: Parameters<Desk['changeList']>[0]) => written(() => desk.changeList(wish)),
    undo: async () => {
      const { files, problems } = desk.undo()
      await freshen(files)
      return { problems }
    },
  }
}
