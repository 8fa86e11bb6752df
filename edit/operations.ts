/** What the overlay may ask for, and what the development server has to do afterwards. */
import type { ViteDevServer } from 'vite'
import { loadContent, pictureEntries } from '../tools/content/load.ts'
import { charactersOf } from '../tools/brand/fonts.ts'
import { hoursOf, outingsOf } from '../tools/content/outings.ts'
import { PictureProblem } from '../tools/pictures/originals.ts'
import type { History } from './changes.ts'
import type { Photographs } from './photographs.ts'
import type { Press } from './publisher.ts'
import { announce, type Operations } from './plugin.ts'
import type { Answer, Change, Desk } from './content-store.ts'
import { Uses } from './uses.ts'

type Tools = { desk: Desk; photographs: Photographs; history: History; press: Press }

/** @param prepareAgain makes pictures, fonts and the map anew */
export function operationsOf(
  { desk, photographs, history, press }: Tools,
  server: ViteDevServer,
  prepareAgain: () => Promise<void>,
): Operations {
  /** What pictures, fonts, the map and the planner are made from, and the notice, whose days the code holds. */
  const basis = () => {
    const content = (desk.content ??= loadContent(desk.root).content ?? undefined)
    if (!content) return undefined
    const { site, location } = content
    const pins = location.nearby.places.map(({ name, coordinates, driveMinutes }) => ({
      name,
      coordinates,
      driveMinutes,
    }))
    const planned = [outingsOf(content), hoursOf(content)]
    return JSON.stringify([
      charactersOf(content),
      pictureEntries(content),
      site.name,
      site.place,
      site.notice,
      location.map.kilometres,
      pins,
      planned,
    ])
  }
  let prepared = basis()

  let before = Promise.resolve()
  /** One after the other: pictures are made into one folder. */
  const freshen = (files: readonly string[]): Promise<void> => {
    const own = before.then(() => freshenNow(files))
    before = own.catch(() => {})
    return own
  }

  /** Makes pictures, fonts and the map anew where they would differ, and has the pages show what was written. */
  async function freshenNow(files: readonly string[]): Promise<void> {
    const now = basis()
    const isSame = now === prepared && !files.some((file) => file.startsWith('assets/'))
    if (now !== undefined && !isSame) {
      await prepareAgain()
      prepared = now
      server.environments.client.moduleGraph.invalidateAll()
    }
    announce(server, desk, files)
    server.environments.client.hot.send('edit:changed')
    if (!isSame) server.environments.client.hot.send({ type: 'full-reload' })
  }

  async function written(work: () => Answer): Promise<Answer> {
    const steps = desk.journal.length
    const answer = work()
    if (answer.problems.length > 0 || desk.journal.length === steps) return answer
    try {
      await freshen(desk.journal.lastFiles)
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error
      // A picture that is too small for its new place is found out only here.
      const { files } = desk.undo()
      desk.content = undefined
      await freshen(files)
      return { problems: [error.message] }
    }
    return answer
  }

  const uses = new Uses(desk, server)
  let warm: NodeJS.Timeout | undefined
  const usesOf = async (wish: { path: string }) => {
    await before
    return uses.of(wish)
  }

  return {
    state: (known: number) => {
      // While the first page is looked at, so that it takes no time later.
      warm ??= setTimeout(() => void before.then(() => uses.pages()).catch(console.error), 3_000)
      return desk.state(known)
    },
    try: (change: Change) => desk.try(change),
    save: (changes: Change[]) => written(() => desk.save(changes)),
    confirm: (fact: { path: string }) => written(() => desk.confirm(fact)),
    leaveOut: (wish: { path: string }) => written(() => desk.leaveOut(wish)),
    changeList: (wish: Parameters<Desk['changeList']>[0]) => written(() => desk.changeList(wish)),
    stagePicture: (picture: { key: string; data: string }) => photographs.stage(picture),
    savePicture: (picture: Parameters<Photographs['save']>[0]) => written(() => photographs.save(picture)),
    uses: usesOf,
    addPicture: (picture: Parameters<Photographs['add']>[0]) => written(() => photographs.add(picture)),
    removePicture: (wish: { key: string }) => written(() => photographs.remove(wish)),
    changes: () => history.changes(),
    putBack: (wish: { path: string }) => written(() => history.putBack(wish)),
    putPictureBack: (wish: { key: string }) => written(() => history.putPictureBack(wish, photographs)),
    readiness: () => press.readiness(),
    publish: (wish: { isPush: boolean }) => press.publish(wish),
    putPublicationBack: (wish: { name: string }) => written(() => press.putBack(wish)),
    undo: async () => {
      const { files, problems } = desk.undo()
      desk.content = undefined
      await freshen(files)
      return { problems }
    },
  }
}
