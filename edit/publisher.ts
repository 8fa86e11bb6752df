/**
 * Publishes the site: checks what blocks a launch, builds from a copy of the project, and makes a dated folder and zip
 * for a host's upload page, or pushes to the git remote of the project.
 */
import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writtenAddresses } from '../tools/calendars/addresses.ts'
import { filesIn } from '../tools/content/folder.ts'
import { loadContent } from '../tools/content/load.ts'
import { pageName } from '../tools/content/page-names.ts'
import { reasonsAgainst } from '../tools/checks/launch-list.ts'
import { collectionsOf } from '../tools/content/references.ts'
import type { Answer } from './answers.ts'
import { readContents } from './content-store.ts'
import { realDisk, tryTo } from './whole-files.ts'
import { isUnder } from './field-path.ts'
import { fieldsOf } from './fields.ts'
import { GitRemote, PublishProblem, type Remote } from './git-remote.ts'
import { ownerSentences, pathOf } from './owner-words.ts'
import { Publications, type Made } from './publications.ts'

/** What prevents a publication, and the path of the field that settles it. */
export type LaunchBlocker = { sentence: string; path?: string; isUnconfirmed?: boolean }

export type Readiness = {
  blockers: LaunchBlocker[]
  /** The git remote to which it is pushed, where there is one. */
  remote: Remote | undefined
}

/** A draft to show, a folder and a zip for a host, or these and what is sent to the git remote. */
export type How = 'draft' | 'folder' | 'push'

/** `theirs`: what somebody else has changed, and has come into the project, in words. */
export type Published = Answer & Partial<Made> & { pushed?: Remote; theirs?: string[]; isDraft?: boolean }

/** Builds the site of a folder. @throws PublishProblem */
export type Build = (folder: string, isDraft?: boolean) => Promise<void>

/** Runs the build of a copy of the project. */
export const buildCopy =
  (root: string): Build =>
  async (folder, isDraft = false) => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    // Where the editor is killed its build ends as well: the next one needs the folder.
    const build = ['--import', './tools/commands/end-with-npm.ts', 'tools/build.ts', isDraft ? 'fast' : 'published']
    const running = promisify(execFile)(process.execPath, build, {
      cwd: folder,
      maxBuffer: 20_000_000,
      env: {
        ...process.env,
        CALENDARS: writtenAddresses(root)?.text ?? '',
        WARIDI_CACHE: process.env.WARIDI_CACHE ?? join(root, '.cache'),
        ...(isDraft && { DRAFT: '1' }),
      },
    })
    running.child.stdout?.pipe(process.stdout)
    running.child.stderr?.pipe(process.stderr)
    const said = await running.then(
      () => undefined,
      ({ stderr }: { stderr?: string }) => stderr ?? '',
    )
    if (said === undefined) return
    const lines = said.split('\n').filter((line) => line !== '' && !line.startsWith('✗ Build failed'))
    // A path of the copy says nothing to its owner.
    const [reason] = lines.slice(0, 3).join(' ').split(` (${folder}`)
    throw new PublishProblem(`The site could not be built. ${reason}`)
  }

/** Does what must not meet a save. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** What a publisher works with; tests bring their own. */
type Parts = { build?: Build; reasons?: typeof reasonsAgainst }

export class Publisher {
  readonly #root: string
  readonly #build: Build
  readonly #reasons: typeof reasonsAgainst
  readonly #git: GitRemote
  readonly #publications: Publications
  #isAtWork = false

  constructor(root: string, { build = buildCopy(root), reasons = reasonsAgainst }: Parts = {}) {
    this.#root = root
    this.#build = build
    this.#reasons = reasons
    this.#publications = new Publications(root, realDisk)
    this.#git = new GitRemote(root, this.#publications.workshop)
  }

  async #blockers(how?: How, root = this.#root): Promise<LaunchBlocker[]> {
    const { content, problems } = loadContent(filesIn(root))
    const found = content && how !== 'draft' ? await this.#reasons(root, content) : problems
    if (found.length === 0) return []
    const contents = readContents(filesIn(this.#root))
    const fields = fieldsOf(contents, Object.fromEntries(collectionsOf(contents)))
    return found.map((problem) => {
      const [sentence = ''] = ownerSentences([problem], contents, fields)
      if (problem.isUnconfirmed) return { sentence, isUnconfirmed: true }
      // The field that settles it, or the first one in there.
      const wanted = pathOf(problem.at, contents)
      const path = wanted && (fields.has(wanted) ? wanted : [...fields.keys()].find((each) => isUnder(each, wanted)))
      return { sentence, ...(path !== undefined && { path }) }
    })
  }

  async readiness(): Promise<Readiness> {
    return { blockers: await this.#blockers(), remote: await this.#git.find() }
  }

  /** What an owner calls a file. */
  #nameOf = (file: string): string => {
    const [, name] = /^content\/([a-z-]+)\.yaml$/.exec(file) ?? []
    return name === undefined ? file : pageName(readContents(filesIn(this.#root)).site ?? {}, name)
  }

  /**
   * Publishes what the files hold, where nothing blocks it; a draft wherever the content is sound.
   *
   * @param told what has changed, in words
   */
  async publish(
    { how, told = [] }: { how: How; told?: string[] },
    inTurn: InTurn = (work) => work(),
  ): Promise<Published> {
    // There is one copy of the project to build.
    if (this.#isAtWork) return { problems: ['It is already being published.'] }
    this.#isAtWork = true
    let made: Partial<Made> = {}
    let remote: Remote | undefined
    const { workshop } = this.#publications
    const throwBlockers = async (folder = this.#root) => {
      const sentences = (await this.#blockers(how, folder)).map(({ sentence }) => sentence)
      if (sentences.length === 0) return
      const because = 'Nothing was sent, because of what somebody else has published:'
      throw new PublishProblem(...(folder === workshop ? [because] : []), ...sentences)
    }
    try {
      await throwBlockers()
      if (how === 'push') {
        remote = await this.#git.find()
        if (!remote) throw new PublishProblem('This project is not set up to be sent anywhere.')
      }
      const name = how === 'draft' ? undefined : this.#publications.nextName()
      let theirs: string[] = []
      if (remote) {
        const lines = told.map((line) => `- ${line}`)
        await inTurn(() => this.#git.commit([`content: Publish ${name}`, '', ...lines].join('\n')))
        this.#publications.clear()
        theirs = await this.#git.join(remote, this.#nameOf)
        // Nothing comes into the project that it could not be published with.
        if (theirs.length > 0) await throwBlockers(workshop)
      } else this.#publications.copySources()
      await this.#build(workshop, how === 'draft')
      if (theirs.length > 0) await inTurn(() => this.#git.takeIn())
      made = this.#publications.pack(name)
      if (how === 'draft') return { problems: [], isDraft: true, ...made }
      if (remote) await this.#git.send(remote)
      return { problems: [], ...made, ...(remote && { pushed: remote, theirs: theirs.map(this.#nameOf) }) }
    } catch (error) {
      if (!(error instanceof PublishProblem)) throw error
      return { problems: error.sentences, ...made }
    } finally {
      this.#isAtWork = false
      tryTo(() => this.#publications.tidy())
    }
  }
}
