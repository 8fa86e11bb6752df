/**
 * Publishes the site: checks what blocks a launch, builds from a copy of the project, and makes a dated folder and zip
 * for a host's upload page, or pushes to the git remote of the project. The last publications can be restored.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { writtenAddresses } from '../tools/calendars/addresses.ts'
import { loadContent } from '../tools/content/load.ts'
import type { Place } from '../tools/content/problem.ts'
import { reasonsAgainst } from '../tools/checks/launch-list.ts'
import type { History } from './changes.ts'
import type { Answer } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import { readOrNull, realDisk, tryTo, type Disk } from './disk.ts'
import { pathText } from './fields.ts'
import { GitRemote, PublishProblem, type Remote } from './git-remote.ts'
import { ownerSentences } from './owner-words.ts'
import { Publications } from './publications.ts'

/** What prevents a publication, and the path of the field that settles it. */
export type LaunchBlocker = { sentence: string; path?: string; isUnconfirmed?: boolean }

/** `name` is the moment of it, as its folder is called. */
export type Publication = { name: string; isLast: boolean }

export type Readiness = {
  blockers: LaunchBlocker[]
  /** How much was done since the last publication. */
  changes: number
  /** The git remote to which it is pushed, where there is one. */
  remote: Remote | undefined
  publications: Publication[]
}

/** `isNothingNew`: it would be the last publication once more. */
export type Published = Answer & { folder?: string; zip?: string; pushed?: Remote; isNothingNew?: true; isDraft?: true }

/** Builds the site of a folder. @throws PublishProblem */
export type Build = (folder: string, signal: AbortSignal, isDraft?: boolean) => Promise<void>

const nothingNew = 'Nothing has changed since the last publication, so there is nothing to publish.'

/** Runs the build of a copy of the project. */
export const buildCopy =
  (root: string): Build =>
  async (folder, signal, isDraft = false) => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    // Where the editor is killed its build ends as well: the next one needs the folder.
    const build = ['--import', './tools/commands/end-with-npm.ts', 'tools/build.ts', isDraft ? 'fast' : 'published']
    const child = spawn(process.execPath, build, {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'pipe'],
      env: {
        ...process.env,
        CALENDARS: writtenAddresses(root)?.text ?? '',
        WARIDI_CACHE: process.env.WARIDI_CACHE ?? join(root, '.cache'),
        ...(isDraft && { DRAFT: '1' }),
      },
      signal,
    })
    let said = ''
    child.stderr?.on('data', (words: Buffer) => {
      said += words.toString()
      process.stderr.write(words)
    })
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(1))
      child.once('exit', resolve)
    })
    if (signal.aborted) throw new PublishProblem('You stopped it.')
    if (code === 0) return
    const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('✗ Build failed'))
    // A path of the copy says nothing to its owner.
    const [reason] = lines.slice(0, 3).join(' ').split(` (${folder}`)
    throw new PublishProblem(`The site could not be built. ${reason}`)
  }

/** What a publisher works with; tests bring their own. */
type Parts = { disk?: Disk; build?: Build; reasons?: typeof reasonsAgainst }

export class Publisher {
  readonly #store: ContentStore
  readonly #history: History
  readonly #build: Build
  readonly #reasons: typeof reasonsAgainst
  readonly #git: GitRemote
  readonly #publications: Publications
  #atWork: AbortController | undefined

  constructor(
    store: ContentStore,
    history: History,
    { disk = realDisk, build = buildCopy(store.root), reasons = reasonsAgainst }: Parts = {},
  ) {
    this.#store = store
    this.#history = history
    this.#build = build
    this.#reasons = reasons
    this.#git = new GitRemote(store.root)
    this.#publications = new Publications(store.root, disk)
  }

  /** The path of the field that settles a problem; undefined where there is none. */
  #fieldAt({ file, path }: Place): string | undefined {
    const name = file.replace(/^content\//, '').replace(/\.yaml$/, '')
    const contents = this.#store.contents()
    if (!Object.hasOwn(contents, name) || path.length === 0) return undefined
    const wanted = pathText(name, contents[name], path)
    const paths = [...this.#store.fields().keys()]
    return paths.find((each) => each === wanted) ?? paths.find((each) => each.startsWith(`${wanted}.`))
  }

  async #blockers(): Promise<LaunchBlocker[]> {
    const { root } = this.#store
    const { content, problems } = loadContent(root)
    const found = content ? await this.#reasons(root, content) : problems
    const [contents, fields] = [this.#store.contents(), this.#store.fields()]
    return found.map((problem) => {
      const [sentence = ''] = ownerSentences([problem], contents, fields)
      if (problem.isUnconfirmed) return { sentence, isUnconfirmed: true }
      const path = this.#fieldAt(problem.at)
      return { sentence, ...(path !== undefined && { path }) }
    })
  }

  async readiness(): Promise<Readiness> {
    const names = this.#publications.names()
    return {
      blockers: await this.#blockers(),
      changes: this.#history.changes().done.length,
      remote: await this.#git.find(),
      publications: names.toReversed().map((name, index) => ({ name, isLast: index === 0 })),
    }
  }

  /** Publishes what the files hold, where nothing blocks it. @param isAgain also where nothing is new */
  async publish({ isPush, isAgain = false }: { isPush: boolean; isAgain?: boolean }): Promise<Published> {
    if (this.#atWork) return { problems: ['It is already being published.'] }
    this.#atWork = new AbortController()
    const { signal } = this.#atWork
    let made: string | undefined
    try {
      const blockers = await this.#blockers()
      if (blockers.length > 0) return { problems: blockers.map(({ sentence }) => sentence) }
      const remote = isPush ? await this.#git.find() : undefined
      if (isPush && !remote) throw new PublishProblem('This project is not set up to be sent anywhere.')
      const [steps, told] = [this.#history.ids(), this.#history.inWords()]
      const hash = this.#publications.copySources()
      const last = this.#publications.names().at(-1)
      const isSame =
        last !== undefined && this.#publications.sourcesOf(last) === hash && this.#publications.hasZip(last)
      if (!isAgain && (remote ? await this.#git.isUpToDate(remote) : isSame))
        return { problems: [nothingNew], isNothingNew: true, ...(isSame && this.#publications.placeOf(last)) }
      await this.#build(this.#publications.workshop, signal)
      const name = this.#publications.nextName()
      this.#publications.pack(name)
      made = name
      const place = this.#publications.placeOf(name)
      if (remote) {
        try {
          await this.#git.push(name, remote, { from: this.#publications.workshop, told, signal })
        } catch (error) {
          if (!(error instanceof PublishProblem)) throw error
          return { problems: [error.message], ...place }
        }
      }
      this.#publications.keep(name, hash)
      this.#history.publish(steps)
      return { problems: [], ...place, ...(remote && { pushed: remote }) }
    } finally {
      this.#atWork = undefined
      tryTo(() => this.#publications.tidy(made))
    }
  }

  /** A folder and a zip to show to somebody, at any time: marked as a draft, and not kept. */
  async makeDraft(): Promise<Published> {
    if (this.#atWork) return { problems: ['It is already being published.'] }
    this.#atWork = new AbortController()
    try {
      const { content, problems } = loadContent(this.#store.root)
      if (!content) return { problems: ownerSentences(problems, this.#store.contents(), this.#store.fields()) }
      this.#publications.copySources()
      await this.#build(this.#publications.workshop, this.#atWork.signal, true)
      return { problems: [], isDraft: true, ...this.#publications.packDraft() }
    } finally {
      this.#atWork = undefined
      tryTo(() => this.#publications.tidyWorkshop())
    }
  }

  /** Ends a publication that takes too long. */
  end(): Answer {
    this.#atWork?.abort()
    return { problems: [] }
  }

  /** Content and pictures as they were published then, as one step that can be taken back. */
  putBack({ name }: { name: string }): Answer {
    if (!this.#publications.names().includes(name)) return { problems: ['This publication is no longer kept.'] }
    const kept = this.#publications.folderOf(name)
    const files = new Map<string, Buffer | null>()
    for (const [from, to] of [
      ['content', 'content'],
      ['pictures', 'assets/pictures'],
    ] as const) {
      const then = new Set(readdirSync(join(kept, from)))
      // Nights that were taken since then stay taken.
      const isOurs = (file: string) => to !== 'content' || (file.endsWith('.yaml') && file !== 'taken.yaml')
      if (to !== 'content')
        for (const file of readdirSync(join(this.#store.root, to)))
          if (!then.has(file)) files.set(`${to}/${file}`, null)
      for (const file of [...then].filter(isOurs)) {
        const bytes = readFileSync(join(kept, from, file))
        const now = readOrNull(join(this.#store.root, to, file))
        if (now === null || !now.equals(bytes)) files.set(`${to}/${file}`, bytes)
      }
    }
    if (files.size === 0) return { problems: ['Everything is already as it was then.'] }
    return this.#store.saveFiles(`As published on ${name}`, files)
  }
}
