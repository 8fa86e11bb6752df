/** What the overlay may ask for, and what the development server has to do afterwards. */
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { loadContent } from '../tools/content/load.ts'
import { pictureEntries } from '../tools/content/picture-entries.ts'
import { charactersOf } from '../tools/brand/font-files.ts'
import { sentenceOf } from '../tools/machine-errors.ts'
import { outingsOf } from '../tools/content/outings.ts'
import type { History } from './since-publication.ts'
import type { Photographs } from './photographs.ts'
import type { Publisher } from './publisher.ts'
import { brokenOutside } from './broken-outside.ts'
import type { Operations } from './plugin.ts'
import type { Answer, Change } from './answers.ts'
import type { ContentStore } from './content-store.ts'

type Tools = { store: ContentStore; photographs: Photographs; history: History; publisher: Publisher }

/** @param prepareAgain rebuilds pictures, fonts and the map */
export function operationsOf(
  { store, photographs, history, publisher }: Tools,
  server: ViteDevServer,
  prepareAgain: () => Promise<void>,
): Operations {
  /** What pictures, fonts, the map and the planner are made from, and the notice, whose days the code holds. */
  const basis = () => {
    const content = (store.content ??= loadContent(store.files()).content ?? undefined)
    if (!content) return undefined
    const { site, location } = content
    const pins = location.nearby.places.map(({ name, coordinates, driveMinutes }) => ({
      name,
      coordinates,
      driveMinutes,
    }))
    return JSON.stringify([
      charactersOf(content),
      pictureEntries(content),
      content.home.hero.pictures,
      site.name,
      site.place,
      site.notice,
      pins,
      outingsOf(content),
    ])
  }
  let prepared = basis()

  let queue: Promise<unknown> = Promise.resolve()
  /** One after the other: a step that cannot be prepared is taken back, and must still be the last one then. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = queue.then(work)
    queue = own.catch(() => {})
    return own
  }

  /** Rebuilds pictures, fonts and the map where they would differ, and updates the pages. @returns whether they reload */
  async function refresh(files: readonly string[]): Promise<boolean> {
    const now = basis()
    const isSame = now === prepared && !files.some((file) => file.startsWith('assets/'))
    if (now !== undefined && !isSame) {
      await prepareAgain()
      prepared = now
      server.environments.client.moduleGraph.invalidateAll()
    }
    // At once; the server's own watcher would take a moment.
    for (const file of files) server.watcher.emit('change', join(store.root, file))
    server.environments.client.hot.send('edit:changed')
    // After the answer, which says what to open then.
    if (!isSame) setTimeout(() => server.environments.client.hot.send({ type: 'full-reload' }))
    return !isSame
  }

  const written = (work: () => Answer): Promise<Answer> =>
    inTurn(async () => {
      const before = store.undoHistory.last?.id
      const answer = work()
      const { last } = store.undoHistory
      if (answer.problems.length > 0 || !last || last.id === before) return answer
      try {
        return { ...answer, reloads: await refresh(last.files.map(({ file }) => file)) }
      } catch (error) {
        // What cannot be shown, such as a picture that is too small for its new place, is found out only here.
        store.content = undefined
        const takeBack = async () => refresh(store.undoHistory.undo())
        await takeBack().catch(console.error)
        throw error
      }
    })

  return {
    state: () => ({ ...store.state(), ...history.changes(), broken: brokenOutside(store.files())[0] ?? null }),
    try: (change: Change) => store.try(change),
    save: (changes: Change[]) => written(() => store.save(changes)),
    confirm: (facts: { paths: string[] }) => written(() => store.confirm(facts)),
    changeList: (wish: Parameters<ContentStore['changeList']>[0]) => written(() => store.changeList(wish)),
    stagePicture: (picture: { key: string; data: string }) => photographs.stage(picture),
    savePicture: (picture: Parameters<Photographs['save']>[0]) => written(() => photographs.save(picture)),
    putBack: (wish: { id: string }) => written(() => history.putBack(wish)),
    readiness: () => publisher.readiness(),
    publish: (wish: Parameters<Publisher['publish']>[0]) => publisher.publish(wish, { inTurn, refresh }),
    undo: ({ id }: { id: string }) =>
      inTurn(async () => {
        const undone = store.undo(id)
        store.content = undefined
        try {
          return { ...undone, reloads: await refresh(undone.files) }
        } catch (error) {
          console.error(error)
          const reason = sentenceOf(error as Error) ?? 'The window where you started the editor says why.'
          return { ...undone, problems: [`It is undone, but the page cannot show it yet. ${reason}`] }
        }
      }),
  }
}
