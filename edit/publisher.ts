/**
 * Publishes the site: checks what blocks a launch, builds from a copy of the project, and makes a dated folder and zip
 * for a host's upload page, or pushes to the git remote of the project.
 */
import { spawn } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { writtenAddresses } from '../tools/calendars/addresses.ts'
import { loadContent } from '../tools/content/load.ts'
import type { Place } from '../tools/content/problem.ts'
import { reasonsAgainst } from '../tools/checks/launch-list.ts'
import type { History } from './changes.ts'
import type { Answer } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import { realDisk, tryTo, type Disk } from './disk.ts'
import { pathText } from './fields.ts'
import { GitRemote, PublishProblem, type Remote } from './git-remote.ts'
import { ownerSentences } from './owner-words.ts'
import { Publications, type Made } from './publications.ts'

/** What prevents a publication, and the path of the field that settles it. */
export type LaunchBlocker = { sentence: string; path?: string; isUnconfirmed?: boolean }

export type Readiness = {
  blockers: LaunchBlocker[]
  /** How much was done since the last publication. */
  changes: number
  /** The git remote to which it is pushed, where there is one. */
  remote: Remote | undefined
}

export type Published = Answer & Partial<Made> & { pushed?: Remote; isDraft?: true }

/** Builds the site of a folder. @throws PublishProblem */
export type Build = (folder: string, isDraft?: boolean) => Promise<void>

/** Runs the build of a copy of the project. */
export const buildCopy =
  (root: string): Build =>
  async (folder, isDraft = false) => {
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
  #isAtWork = false

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
    return {
      blockers: await this.#blockers(),
      changes: this.#history.changes().done.length,
      remote: await this.#git.find(),
    }
  }

  /** Publishes what the files hold, where nothing blocks it. */
  publish({ isPush }: { isPush: boolean }): Promise<Published> {
    return this.#work(async () => {
      const blockers = await this.#blockers()
      if (blockers.length > 0) return { problems: blockers.map(({ sentence }) => sentence) }
      const remote = isPush ? await this.#git.find() : undefined
      if (isPush && !remote) throw new PublishProblem('This project is not set up to be sent anywhere.')
      const [steps, told] = [this.#history.ids(), this.#history.inWords()]
      this.#publications.copySources()
      await this.#build(this.#publications.workshop)
      const name = this.#publications.nextName()
      const made = this.#publications.pack(name)
      if (remote) {
        try {
          await this.#git.push(name, remote, { from: this.#publications.workshop, told })
        } catch (error) {
          if (!(error instanceof PublishProblem)) throw error
          return { problems: [error.message], ...made }
        }
      }
      this.#history.publish(steps)
      return { problems: [], ...made, ...(remote && { pushed: remote }) }
    })
  }

  /** A folder and a zip to show to somebody, at any time: marked as a draft. */
  makeDraft(): Promise<Published> {
    return this.#work(async () => {
      const { content, problems } = loadContent(this.#store.root)
      if (!content) return { problems: ownerSentences(problems, this.#store.contents(), this.#store.fields()) }
      this.#publications.copySources()
      await this.#build(this.#publications.workshop, true)
      return { problems: [], isDraft: true, ...this.#publications.pack() }
    })
  }

  /** One at a time: there is one copy of the project to build. */
  async #work(work: () => Promise<Published>): Promise<Published> {
    if (this.#isAtWork) return { problems: ['It is already being published.'] }
    this.#isAtWork = true
    try {
      return await work()
    } finally {
      this.#isAtWork = false
      tryTo(() => this.#publications.tidy())
    }
  }
}
