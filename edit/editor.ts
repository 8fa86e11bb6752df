/** The editor: what the overlay may ask for, over a disk. Each change is checked, kept and written, or nothing is. */
import made from 'virtual:made'
import { contentSchemas, type Content } from '../content/schema.ts'
import { beginAndEnd } from '../lib/dates.ts'
import { reasonsInContent } from '../tools/checks/launch-reasons.ts'
import { loadContent } from '../tools/content/load.ts'
import { choicesIn, focusClass, focusCss, withPictures } from '../tools/content/picture-entries.ts'
import { readMap } from '../tools/map-pins.ts'
import type { Answer, Change } from './change.ts'
import { ContentStore, type LaunchBlocker } from './content-store.ts'
import { DiskProblem, Moved, NoAnswer } from './disk.ts'
import type { ListChange } from './edit-lists.ts'
import { isSame } from './field-path.ts'
import { ended, type FolderDisk } from './folder-disk.ts'
import type { HostDisk } from './github.ts'
import { atHost, type Host } from './git-host.ts'
import type { Question, Side } from './merge.ts'
import { keptOf, type Kept } from './browser-store.ts'
import { brokenIn } from './owner-words.ts'
import { pictureOf, preparePictures, readPhotograph, savePicture, type PictureSave } from './photographs.ts'
import { publish, takeIn } from './publish-to-host.ts'
import type { How, Published } from './publish-here.ts'
import { changesOf, putBack, toldOf } from './unpublished.ts'
import { recomputeAll } from './recompute.ts'
import { Steps } from './steps.ts'

const letters = { headings: new Set<string>(made.letters.headings), texts: new Set<string>(made.letters.texts) }
const store = new ContentStore(new Steps({ version: '', files: new Map() }), letters)
let disk: FolderDisk | HostDisk
/** Where the disk is one. */
let host: Host | undefined
let kept: Kept
/** What another program has broken: pages go on showing what was sound. */
let broken: string[] = []
let hasEnded = false

let told: EditorState | undefined
const listeners = new Set<() => void>()
function notify(): void {
  told = undefined
  listeners.forEach((listener) => listener())
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same until something changes. */
export const currentState = (): EditorState => (told ??= state())

/** Tells other windows of the same place. */
let others: BroadcastChannel
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
const tellOthers = () => others.postMessage('')

const noRoom =
  'The browser has no room for it, or keeps nothing (a private window?), so nothing was changed. Free some space, and try again.'

const focusPoints = new CSSStyleSheet()

/** Gives the pages the content of now, as tools/content/vite-plugin.ts does while building. */
async function show(): Promise<void> {
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
  recomputeAll()
  notify()
}

const keep = () =>
  kept.write(store.steps).catch(() => {
    throw new DiskProblem(noRoom)
  })

/** In a folder what another program has written is taken; at a host it is asked when it is published. */
const mergeRules = { place: store, choose: () => (disk.writesAtOnce ? 'theirs' : undefined), check: brokenIn } as const

/** Takes in what the disk has now, unless another program has broken it, and writes what it should have. */
async function readAgain(): Promise<void> {
  const fresh = await disk.read(store.steps.base)
  hasEnded = false
  if (fresh.version !== store.steps.base.version || broken.length > 0) {
    broken = takeIn(fresh, mergeRules).problems
    notify()
  }
  if (broken.length === 0) await write()
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
  try {
    store.steps.base = { version: await disk.write(base.version, changed), files: now }
  } catch (error) {
    // Perhaps it has arrived. It is kept: once the disk is there again it is read, and written where it is missing.
    if (error instanceof NoAnswer) return void (hasEnded = true)
    throw error
  }
  // Where this is not kept any more, it is found to be written when the editor begins.
  await kept.write(store.steps).catch(() => {})
}

/** Does something that makes a step; all of it is done, or nothing, whether or not the pages can show it. */
const asOneStep = (work: () => Answer | Promise<Answer>): Promise<Answer> =>
  inTurn(async () => {
    for (let turn = 0; ; turn += 1) {
      // What no answer has come to is settled first, so that it is one step at most.
      if (disk.writesAtOnce && (broken.length > 0 || store.steps.changed.size > 0)) await readAgain()
      if (disk.writesAtOnce && broken.length > 0) return { problems: broken }
      const { base, now, all } = store.steps
      const before = new Steps(base, now, all)
      let answer: Answer
      try {
        answer = await work()
        if (store.steps.all === all) return answer
        await keep()
        await write()
      } catch (error) {
        store.steps = before
        await kept.write(before).catch(() => {})
        if (!(error instanceof Moved) || turn > 3) throw error
        await readAgain()
        await show()
        continue
      }
      tellOthers()
      host?.copySoon()
      await show()
      return answer
    }
  })

/** @returns what is wrong with the content, where it cannot be shown */
export async function begin(own: FolderDisk | HostDisk): Promise<string[]> {
  disk = own
  host = 'draft' in own ? atHost(store, own, notify) : undefined
  kept = keptOf(disk.id)
  others = new BroadcastChannel(`edit ${disk.id}`)
  document.adoptedStyleSheets.push(focusPoints)
  const problems = await inTurn(async () => {
    const isKept = store.steps.base.version !== ''
    if (disk.writesAtOnce || !isKept) await readAgain()
    if (!isKept && broken.length === 0) await host?.takeUp()
    if (broken.length === 0) await show()
    return broken
  })
  if (problems.length > 0) return problems
  others.addEventListener('message', () => void inTurn(show))
  const look = (isGone = false) => {
    hasEnded = isGone
    notify()
    // Without a connection all stays as it is.
    if (!isGone) inTurn(lookAgain).then(host?.copySoon, () => {})
  }
  disk.watch(look)
  if (!host) return []
  look()
  // At once where the page is left: the telephone may forget it.
  for (const left of ['visibilitychange', 'pagehide']) addEventListener(left, host.copy)
  return []
}

/** Where somebody else has written something, it is shown. */
async function lookAgain(): Promise<void> {
  const { base } = store.steps
  await readAgain()
  if (store.steps.base.version === base.version) return
  if (!disk.writesAtOnce) await keep()
  await show()
}

async function blockers(): Promise<LaunchBlocker[]> {
  if (broken.length > 0 && disk.writesAtOnce) return broken.map((sentence) => ({ sentence }))
  const reasons = host ? reasonsInContent(globalThis.edited.content) : await (disk as FolderDisk).reasons()
  return store.blockers(reasons)
}

async function publishInFolder(how: How): Promise<Published> {
  if (broken.length > 0) return { problems: broken }
  const ids = store.steps.all.map(({ id }) => id)
  const answer = await (disk as FolderDisk).publish(how)
  if (answer.problems.length > 0 || how === 'draft') return answer
  await inTurn(async () => {
    store.steps.publish(ids)
    // They are told again where there is no room: the site is built.
    await kept.write(store.steps).catch(() => {})
    notify()
  })
  return answer
}

/** @param side which of two changes is taken, where it was asked */
const publishAtHost = (side: Side): Promise<Answer> =>
  inTurn(async () => {
    const problems = (await blockers()).map(({ sentence }) => sentence)
    if (problems.length > 0) return { problems }
    const { asked } = host!
    const choose = (question: Question) => (asked.some((each) => isSame(each, question)) ? side : undefined)
    const keepTaken = () => {
      if (side === 'theirs') host!.forget(asked)
      return keep()
    }
    const done = await publish(disk, { ...mergeRules, choose, told: () => toldOf(store), keep: keepTaken })
    host!.asked = done.asked
    tellOthers()
    if (done.version !== undefined) void host!.follow(done.version)
    await show()
    return { problems: done.problems }
  })

export type EditorState = ReturnType<typeof state>
function state() {
  const [isBroken] = broken
  const repair = isBroken && `${isBroken} Until it is repaired, the pages show the last version.`
  return { ...store.state(), ...changesOf(store), trouble: hasEnded ? ended : repair, host: host?.state() }
}

/** What is asked of it by `ask`. */
export const editor = {
  try: (change: Change) => store.try(change),
  save: (...values: Change[]) => asOneStep(() => store.save(values)),
  confirm: (paths: string[]) => asOneStep(() => store.confirm(paths)),
  changeList: (wish: ListChange) => asOneStep(() => store.changeList(wish)),
  readPhotograph: (key: string, file: File) => readPhotograph(store, key, file),
  savePicture: (picture: PictureSave) => asOneStep(() => savePicture(store, disk, picture)),
  putBack: (id: string) => asOneStep(() => putBack(store, id)),
  undo: (id: string) => asOneStep(() => store.undo(id)),
  blockers,
  publish: publishInFolder,
  publishAtHost,
}

/** What comes of the work, or `{ problems }` where it cannot be done. */
export async function ask<Result>(work: () => Result | Promise<Result>): Promise<Result | Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoAnswer && error.message === ended) {
      hasEnded = true
      notify()
    }
    if (error instanceof Error && error.name.endsWith('Problem')) return { problems: [error.message] }
    console.error(error)
    return { problems: ['Something went wrong in the editor. Load the page again: nothing that was saved is lost.'] }
  }
}
