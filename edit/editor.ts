/** The editor: what the overlay may ask for, over a disk. Each change is checked, kept, written and shown, or nothing is. */
import made from 'virtual:made'
import { contentSchemas, type Content } from '../content/schema.ts'
import { beginAndEnd } from '../lib/dates.ts'
import { loadContent } from '../tools/content/load.ts'
import { choicesIn, focusClass, focusCss, withPictures } from '../tools/content/picture-entries.ts'
import { readMap } from '../tools/map.ts'
import { ownerSentence, ProblemsFound } from '../tools/content/problem.ts'
import type { Answer, Change } from './answers.ts'
import { ContentStore } from './content-store.ts'
import { DiskProblem, isSameFile, Moved, NoAnswer, type Base, type Disk } from './disk.ts'
import { ended, type FolderDisk } from './folder-disk.ts'
import { Kept } from './kept.ts'
import { brokenIn } from './owner-words.ts'
import { pictureOf, preparePictures, savePicture, stagePicture, type PictureSave } from './photographs.ts'
import type { How } from './publisher.ts'
import { History } from './since-publication.ts'
import { Steps } from './steps.ts'

const letters = { headings: new Set<string>(made.letters.headings), texts: new Set<string>(made.letters.texts) }
const store = new ContentStore(new Steps({ version: '', files: new Map() }), letters)
const history = new History(store)
let disk: Disk | FolderDisk
let kept: Kept
/** What another program has broken: pages go on showing what was sound. */
let broken: string[] = []
let hasEnded = false
/** None before they are opened. */
let pages: Pages | undefined

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
export const onChange = (listener: () => void): void => void listeners.add(listener)

/** Tells other windows of the same place. */
let others: BroadcastChannel

const noRoom =
  'The browser has no room for it, or keeps nothing (a private window?), so nothing was changed. Free some space, and try again.'

const focusPoints = new CSSStyleSheet()

/** Gives the pages the content of now, as tools/content/vite-plugin.ts does while building. */
async function give(): Promise<void> {
  const content = loadContent(store.files()).content as Content
  await preparePictures(Object.keys(content.pictures), store.steps, disk)
  const shown = Object.keys(contentSchemas).map((name) => {
    const part = withPictures(content[name as keyof Content], ({ key, focus: { x, y } }) => {
      return { ...pictureOf(key), key, alt: content.pictures[key], focusClass: focusClass(x, y) }
    })
    return [name, store.addMarkers(name, part)] as const
  })
  const { notice, place } = content.site
  globalThis.edited = {
    content,
    map: readMap(store.files()).map,
    shown: Object.fromEntries(shown),
    notice: beginAndEnd(notice, place.timeZone),
  }
  focusPoints.replaceSync(`@layer base { ${focusCss(choicesIn(content).map(({ focus }) => focus))} }`)
}

async function show(): Promise<void> {
  await give()
  pages?.showAgain()
  tell()
}

/** What the disk has now, unless another program has broken it. */
const readAgain = async (): Promise<void> => useBase(await disk.read())

function useBase(base: Base): void {
  const fresh = new Steps(base, base.files, store.steps.all)
  broken = brokenIn(fresh.files())
  if (broken.length === 0) store.steps = fresh
}

/** One window after the other, each with what the one before it has kept. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(`edit ${disk.id}`, async () => {
    store.steps = (await kept.read()) ?? store.steps
    return work()
  })

async function write(): Promise<void> {
  const { base, changed, now } = store.steps
  if (!disk.writesAtOnce || changed.size === 0) return
  store.steps.base = { version: await disk.write(base.version, changed, []), files: now }
  // Where this is not kept any more, it is found to be written when the editor begins.
  await kept.write(store.steps).catch(() => {})
}

/** Does something that makes a step; all of it is done, or nothing. */
const changes = (work: () => Answer | Promise<Answer>): Promise<Answer> =>
  inTurn(async () => {
    for (let turn = 0; ; turn += 1) {
      const { base, now, all } = store.steps
      const before = new Steps(base, now, all)
      try {
        if (broken.length > 0) await readAgain()
        if (broken.length > 0) return { problems: broken }
        const answer = await work()
        if (store.steps.all === all) return answer
        await kept.write(store.steps).catch(() => {
          throw new DiskProblem(noRoom)
        })
        await write()
        await show()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        others.postMessage('')
        return answer
      } catch (error) {
        store.steps = before
        await kept.write(before).catch(() => {})
        if (!(error instanceof Moved) || turn > 3) throw error
        await readAgain()
        await show()
      }
    }
  })

/** What was being written when the editor ended was written, or is written now where nobody else has changed it. */
async function settle(): Promise<void> {
  const { base, changed } = store.steps
  await readAgain()
  const { files, version } = store.steps.base
  const left = [...changed].filter(
    ([file, held]) => isSameFile(files.get(file), base.files.get(file)) && !isSameFile(files.get(file), held),
  )
  if (left.length === 0 || broken.length > 0) return
  await disk.write(version, new Map(left), [])
  await readAgain()
}

/** @returns what is wrong with the content, where it cannot be shown */
export async function begin(own: Disk | FolderDisk): Promise<string[]> {
  disk = own
  kept = new Kept(disk.id)
  others = new BroadcastChannel(`edit ${disk.id}`)
  document.adoptedStyleSheets.push(focusPoints)
  const problems = await inTurn(async () => {
    await settle()
    if (broken.length === 0) await give()
    return broken
  })
  if (problems.length > 0) return problems
  others.addEventListener('message', () => void inTurn(show))
  if ('watch' in disk)
    disk.watch((isGone) => {
      hasEnded = isGone
      tell()
      if (!isGone) void inTurn(lookAgain)
    })
  return []
}

/** Where another program has written something, it is shown. */
async function lookAgain(): Promise<void> {
  const { version } = store.steps.base
  const wasBroken = broken.length > 0
  const base = await disk.read()
  if (base.version === version && !wasBroken) return
  useBase(base)
  if (broken.length > 0 || wasBroken) tell()
  if (store.steps.base.version !== version) await show()
}

/** Pages that are shown again after each change. */
type Pages = { showAgain: () => void; goTo: (address: string) => Promise<void> }
export const usePages = (opened: Pages): void => void (pages = opened)
export const goTo = async (address: string): Promise<void> => pages?.goTo(address)

async function publish({ how }: { how: How }): Promise<Answer> {
  const ids = store.steps.all.map(({ id }) => id)
  const answer = await (disk as FolderDisk).publish(how)
  if (answer.problems.length > 0 || how === 'draft') return answer
  await inTurn(async () => {
    store.steps.publish(ids)
    // They are told again where there is no room: the site is built.
    await kept.write(store.steps).catch(() => {})
  })
  return answer
}

const operations: Record<string, (data: never) => unknown> = {
  state: () => ({ ...store.state(), ...history.changes(), broken: broken[0] ?? null, hasEnded }),
  try: (change: Change) => store.try(change),
  save: (values: Change[]) => changes(() => store.save(values)),
  confirm: (facts: { paths: string[] }) => changes(() => store.confirm(facts)),
  changeList: (wish: Parameters<ContentStore['changeList']>[0]) => changes(() => store.changeList(wish)),
  stagePicture: (picture: { key: string; file: File }) => stagePicture(store, picture),
  savePicture: (picture: PictureSave) => changes(() => savePicture(store, disk, picture)),
  putBack: (wish: { id: string }) => changes(() => history.putBack(wish)),
  undo: ({ id }: { id: string }) => changes(() => store.undo(id)),
  blockers: () => (disk as FolderDisk).blockers(),
  publish,
}

/** Any call may return `{ problems }` instead of its result. */
export async function ask<Result = Answer>(name: string, data?: unknown): Promise<Result | Answer> {
  try {
    return (await operations[name]!(data as never)) as Result
  } catch (error) {
    if (error instanceof ProblemsFound)
      return { problems: error.problems.map((problem) => ownerSentence(problem, () => 'This')) }
    if (error instanceof NoAnswer && error.message === ended) hasEnded = true
    if (error instanceof Error && error.name.endsWith('Problem')) return { problems: [error.message] }
    console.error(error)
    return { problems: ['Something went wrong in the editor, and nothing was changed. Load the page again.'] }
  }
}
