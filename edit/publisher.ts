/**
 * Publishes the site: checks what blocks a launch, builds, and makes a dated folder and zip for a host's upload page,
 * or pushes to the git remote of the project. The last publications are kept, and can be restored.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { zipSync } from 'fflate'
import { parse } from 'yaml'
import { loadContent } from '../tools/content/load.ts'
import type { Place } from '../tools/content/problem.ts'
import { reasonsAgainst } from '../tools/checks/launch-list.ts'
import { contentOf, type Difference, type History } from './changes.ts'
import type { Answer, ContentStore } from './content-store.ts'
import { pathText, type Contents } from './fields.ts'
import { ownerSentences } from './owner-words.ts'
import { hashOf, readOrNull, writeWhole } from './journal.ts'
import { runNode } from '../tools/run-node.ts'

/** What prevents a publication, and the path of the field that settles it. */
export type LaunchBlocker = { sentence: string; path?: string; isUnconfirmed?: boolean }

/** `name` is the moment of it, as its folder is called. */
export type Publication = { name: string; isLast: boolean }

export type Readiness = {
  blockers: LaunchBlocker[]
  /** What guests will see changed since the last publication; undefined before the first. */
  differences: Difference[] | undefined
  /** The git remote to which it is pushed, where there is one. */
  remote: string | undefined
  publications: Publication[]
}

export type Published = Answer & { folder?: string; zip?: string; pushed?: string }

/** The last one, and three that can be put back. */
const mostKept = 4

const run = promisify(execFile)

class PublishProblem extends Error {
  override name = 'PublishProblem'
}

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesOf(path)
    else if (entry.isFile()) yield path
  }
}

/** "2026-11-22 14.10.05": sorts by time, and is a file name everywhere. */
const stamp = (moment: Date) => {
  const two = (number: number) => String(number).padStart(2, '0')
  const [day, time] = [
    [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())],
    [two(moment.getHours()), two(moment.getMinutes()), two(moment.getSeconds())],
  ]
  return `${day.join('-')} ${time.join('.')}`
}

export class Publisher {
  readonly #store: ContentStore
  readonly #history: History
  /** Folders and zips for people to take. */
  readonly #out: string
  /** Content and pictures of each publication, to restore. */
  readonly #kept: string
  #isAtWork = false

  constructor(store: ContentStore, history: History) {
    this.#store = store
    this.#history = history
    this.#out = join(store.root, 'published')
    this.#kept = join(store.root, '.cache/edit/published')
  }

  async #git(...words: string[]): Promise<string> {
    const { stdout } = await run('git', words, {
      cwd: this.#store.root,
      maxBuffer: 20_000_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    })
    return stdout.trim()
  }

  /** The remote of the current branch, or the only one there is. */
  async #remote(): Promise<string | undefined> {
    try {
      const remotes = (await this.#git('remote')).split('\n').filter(Boolean)
      const branch = await this.#git('branch', '--show-current')
      const own = await this.#git('config', '--get', `branch.${branch}.remote`).catch(() => '')
      return remotes.includes(own) ? own : remotes.length === 1 ? remotes[0] : undefined
    } catch {
      return undefined
    }
  }

  #names(): string[] {
    if (!existsSync(this.#kept)) return []
    return readdirSync(this.#kept)
      .filter((name) => /^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d$/.test(name))
      .toSorted()
  }

  #publications(): Publication[] {
    const names = this.#names()
    return names.toReversed().map((name, index) => ({ name, isLast: index === 0 }))
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
    const found = content ? await reasonsAgainst(root, content) : problems
    const [contents, fields] = [this.#store.contents(), this.#store.fields()]
    return found.map((problem) => {
      const [sentence = ''] = ownerSentences([problem], contents, fields)
      if (problem.rule === 'unconfirmed') return { sentence, isUnconfirmed: true }
      const path = this.#fieldAt(problem.at)
      return { sentence, ...(path !== undefined && { path }) }
    })
  }

  async readiness(): Promise<Readiness> {
    const last = this.#names().at(-1)
    return {
      blockers: await this.#blockers(),
      differences:
        last === undefined ? undefined : [...this.#history.since(this.#contentOf(last)), ...this.#picturesSince(last)],
      remote: await this.#remote(),
      publications: this.#publications(),
    }
  }

  #contentOf(name: string): Contents {
    const folder = join(this.#kept, name, 'content')
    return Object.fromEntries(
      readdirSync(folder).map((file) => [
        file.replace(/\.yaml$/, ''),
        contentOf(readFileSync(join(folder, file), 'utf8')),
      ]),
    )
  }

  #picturesSince(last: string): Difference[] {
    const [before, now] = [join(this.#kept, last, 'pictures'), join(this.#store.root, 'assets/pictures')]
    const changed = readdirSync(now).filter((file) => {
      const bytes = readOrNull(join(now, file))
      const old = readOrNull(join(before, file))
      return bytes !== null && (old === null || hashOf(bytes) !== hashOf(old))
    })
    return changed.map((file) => {
      const key = file.replace(/\.[a-z]+$/i, '')
      return { kind: 'picture', path: `pictures.yaml#${key}.alt`, key, isNew: false }
    })
  }

  async #build(): Promise<void> {
    const child = runNode('tools/build.ts', ['published'], {
      cwd: this.#store.root,
      stdio: ['ignore', 'inherit', 'pipe'],
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
    if (code !== 0)
      throw new PublishProblem(`The site could not be built. ${said.trim().split('\n').slice(0, 3).join(' ')}`)
  }

  /** Publishes what the files hold, where nothing blocks it. */
  async publish({ isPush }: { isPush: boolean }): Promise<Published> {
    if (this.#isAtWork) return { problems: ['It is being published already.'] }
    this.#isAtWork = true
    try {
      const blockers = await this.#blockers()
      if (blockers.length > 0) return { problems: blockers.map(({ sentence }) => sentence) }
      await this.#build()
      const name = stamp(new Date())
      const folder = join(this.#out, name)
      cpSync(join(this.#store.root, 'dist'), folder, { recursive: true })
      const files = [...filesOf(folder)].toSorted()
      const byName = Object.fromEntries(
        files.map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]),
      )
      // One time stamp for all: the same files make the same zip.
      writeWhole(`${folder}.zip`, zipSync(byName, { mtime: new Date(1980, 0, 1) }))
      const pushed = isPush ? await this.#push(name) : undefined
      this.#keep(name)
      return {
        problems: [],
        folder: relative(this.#store.root, folder),
        zip: relative(this.#store.root, `${folder}.zip`),
        ...(pushed && { pushed }),
      }
    } finally {
      this.#isAtWork = false
    }
  }

  /** Keeps content and pictures of a publication, and forgets those that are too old. */
  #keep(name: string): void {
    const draft = join(this.#kept, 'draft')
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(join(draft, 'content'), { recursive: true })
    for (const file of readdirSync(join(this.#store.root, 'content')).filter((each) => each.endsWith('.yaml'))) {
      cpSync(join(this.#store.root, 'content', file), join(draft, 'content', file))
    }
    cpSync(join(this.#store.root, 'assets/pictures'), join(draft, 'pictures'), { recursive: true })
    renameSync(draft, join(this.#kept, name))
    for (const old of this.#names().slice(0, -mostKept)) {
      rmSync(join(this.#kept, old), { recursive: true, force: true })
      rmSync(join(this.#out, old), { recursive: true, force: true })
      rmSync(join(this.#out, `${old}.zip`), { force: true })
    }
  }

  /** Commits content and pictures, and nothing else, and pushes them. */
  async #push(name: string): Promise<string> {
    const remote = await this.#remote()
    if (remote === undefined) throw new PublishProblem('This project has no git remote to push to.')
    const own = ['content', 'assets/pictures']
    try {
      await this.#git('add', '--', ...own)
      const hasNew = (await this.#git('diff', '--cached', '--name-only', '--', ...own)) !== ''
      const isNamed = (await this.#git('config', '--get', 'user.email').catch(() => '')) !== ''
      const author = isNamed ? [] : ['-c', 'user.name=The owner', '-c', 'user.email=owner@localhost']
      if (hasNew) await this.#git(...author, 'commit', '-m', `content: Publish ${name}`, '--', ...own)
      await this.#git('push', remote, 'HEAD')
      return remote
    } catch (error) {
      const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : ''
      throw new PublishProblem(`It could not be pushed to ${remote}. ${said}`)
    }
  }

  /** Content and pictures as they were published then, as one step that can be taken back. */
  putBack({ name }: { name: string }): Answer {
    if (!this.#names().includes(name)) return { problems: ['This publication is not kept any more.'] }
    const kept = join(this.#kept, name)
    const files = new Map<string, Buffer | null>()
    for (const [from, to] of [
      ['content', 'content'],
      ['pictures', 'assets/pictures'],
    ] as const) {
      const then = new Set(readdirSync(join(kept, from)))
      // Nights that were taken since then stay taken.
      const isOurs = (file: string) => to !== 'content' || (file.endsWith('.yaml') && file !== 'taken.yaml')
      for (const file of readdirSync(join(this.#store.root, to)).filter(isOurs))
        if (!then.has(file)) files.set(`${to}/${file}`, null)
      for (const file of [...then].filter(isOurs)) {
        const bytes = readFileSync(join(kept, from, file))
        const now = readOrNull(join(this.#store.root, to, file))
        if (now === null || !now.equals(bytes)) files.set(`${to}/${file}`, bytes)
      }
    }
    if (files.size === 0) return { problems: ['Everything is as it was then.'] }
    for (const [file, bytes] of files) if (file.endsWith('.yaml') && bytes) parse(bytes.toString())
    this.#store.journal.commit(`As published on ${name}`, files)
    this.#store.content = undefined
    return { problems: [] }
  }
}
