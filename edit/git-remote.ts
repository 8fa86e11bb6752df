/**
 * Publishing by git: content and pictures as they were built are committed, pushed, and only then the project's own.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadContent } from '../tools/content/load.ts'

const run = promisify(execFile)

/** What is published; all else in the project is somebody else's. */
const own = ['content', 'assets/pictures']

/** Longer than a slow line needs for the photographs of a whole site. */
const patience = 300_000

/** Where it is pushed to: `host` is what its owner calls it. */
export type Remote = { name: string; host: string; branch: string }

/** The message is a sentence for the owner. */
export class PublishProblem extends Error {
  override name = 'PublishProblem'
}

type Failed = { stderr?: unknown; killed?: boolean }

const states: readonly (readonly [RegExp, string])[] = [
  [
    /hook declined|protected branch|GH006/i,
    'it doesn’t accept changes to the branch BRANCH. Ask the person who runs it',
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied|denied to|40[13]/i,
    'it doesn’t know you. Sign in on this computer, or ask the person who set it up',
  ],
  [
    /resolve host|unable to access|not connect|timed out|unreachable|Connection (?:refused|reset)/i,
    'there was no answer. Check that you’re online, and try again',
  ],
  [/not appear to be a git repository|not found|does not exist|no such/i, 'it’s no longer there, or has moved'],
]

function sentenceOf(error: unknown, { host, branch }: Remote): string {
  const { stderr = '', killed = false } = error as Failed
  if (killed) return `${host} did not answer within five minutes. Check that you’re online, and try again.`
  const state =
    states.find(([pattern]) => pattern.test(String(stderr)))?.[1] ?? 'it refused. The first window says more'
  return `Nothing was sent to ${host}: ${state.replace('BRANCH', branch)}.`
}

/** Each commit that was sent has a ref here until it is known to have arrived: the answer of a host may be lost. */
const sent = 'refs/edit/sent'

const somebodyElse = 'Somebody else has published changes to the same texts or pictures. Ask a developer to merge both.'

export class GitRemote {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async #git(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const { stdout } = await run('git', words, {
      cwd: this.#root,
      maxBuffer: 20_000_000,
      timeout: patience,
      env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    })
    return stdout.trim()
  }

  /** The remote and branch that the current branch belongs to, or the only remote there is. */
  async find(): Promise<Remote | undefined> {
    try {
      const names = (await this.#git(['remote'])).split('\n').filter(Boolean)
      const current = await this.#git(['branch', '--show-current'])
      const isTop = (await this.#git(['rev-parse', '--show-prefix'])) === ''
      if (current === '' || !isTop) return undefined
      const setting = (key: string) => this.#git(['config', '--get', `branch.${current}.${key}`]).catch(() => '')
      const set = await setting('remote')
      const name = names.includes(set) ? set : names.length === 1 ? names[0]! : undefined
      if (name === undefined) return undefined
      const merge = name === set ? await setting('merge') : ''
      const url = await this.#git(['remote', 'get-url', name])
      const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)[:/]/i.exec(url)?.[1] ?? name
      return { name, host, branch: merge.replace('refs/heads/', '') || current }
    } catch {
      return undefined
    }
  }

  /**
   * @param from the copy of the project whose content and pictures are pushed
   * @param told what was done since the last publication, a line for each thing
   * @throws PublishProblem
   */
  async push(name: string, remote: Remote, { from, told }: { from: string; told: readonly string[] }): Promise<void> {
    const folder = await this.#git(['rev-parse', '--absolute-git-dir'])
    const ignored = join(this.#root, '.gitignore')
    const copy = { GIT_DIR: folder, GIT_INDEX_FILE: join(from, 'index'), GIT_WORK_TREE: from }
    const author = (await this.#git(['config', '--get', 'user.email']).catch(() => ''))
      ? {}
      : Object.fromEntries(
          ['AUTHOR', 'COMMITTER'].flatMap((who) => [
            [`GIT_${who}_NAME`, 'The owner'],
            [`GIT_${who}_EMAIL`, 'owner@localhost'],
          ]),
        )
    /** A commit of what is in the copy on top of another one. */
    const commitOn = async (parent: string): Promise<string> => {
      await this.#git(['read-tree', parent], copy)
      await this.#git(['-c', `core.excludesFile=${ignored}`, 'add', '-A', '--', ...own], copy)
      const tree = await this.#git(['write-tree'], copy)
      if (tree === (await this.#git(['rev-parse', `${parent}^{tree}`]))) return parent
      const message = [`content: Publish ${name}`, told.map((line) => `- ${line}`).join('\n')].filter(Boolean)
      return this.#git(['commit-tree', tree, '-p', parent, ...message.flatMap((part) => ['-m', part])], author)
    }
    /** Somebody else has pushed: where they have changed other files, ours come on top of theirs. */
    const onTopOf = async (theirs: string, parent: string, ours: string): Promise<string> => {
      const isOnlyBehind = (await this.#git(['merge-base', parent, theirs])) === parent
      const changed = await this.#filesBetween(parent, theirs)
      if (isOnlyBehind && changed.length === 0) return commitOn(theirs)
      const changedByUs = new Set(await this.#filesBetween(parent, ours))
      const changedHere = await this.#filesBetween(parent, '--', ...changed)
      if (!isOnlyBehind || changed.some((file) => changedByUs.has(file)) || changedHere.length > 0)
        throw new PublishProblem(somebodyElse)
      // Theirs, also in the copy that is committed: with ours it must be sound.
      await this.#git(['read-tree', ours], copy)
      await this.#git(['restore', '--source', theirs, '--staged', '--worktree', '--', ...changed], copy)
      if (loadContent(from).content === null) throw new PublishProblem(somebodyElse)
      return commitOn(theirs)
    }

    const first = await this.#git(['rev-parse', 'HEAD'])
    let [head, commit] = [first, await commitOn(first)]
    let changedByThem: string[] = []
    try {
      try {
        await this.#send(commit, remote)
      } catch (error) {
        const isBehind = /fetch first|non-fast-forward|\[rejected\]/.test(String((error as Failed).stderr))
        if (!isBehind) throw error
        await this.#git(['fetch', remote.name, remote.branch])
        const theirs = await this.#git(['rev-parse', 'FETCH_HEAD'])
        head = (await this.#sentBefore(theirs)) ?? head
        commit = await commitOn(head)
        if (head !== theirs) commit = await onTopOf(theirs, head, commit)
        if (commit !== theirs) await this.#send(commit, remote)
        changedByThem = await this.#filesBetween(head, theirs)
        // What the owner has saved while it was sent stays.
        const saved = changedByThem.length > 0 ? await this.#filesBetween(head, '--', ...changedByThem) : []
        const theirOwn = changedByThem.filter((file) => !saved.includes(file))
        if (theirOwn.length > 0) await this.#git(['restore', '--source', commit, '--worktree', '--', ...theirOwn])
      }
    } catch (error) {
      throw error instanceof PublishProblem ? error : this.#problem(error, remote)
    }
    // The files of the project stay: what was saved meanwhile is changed since.
    if (commit !== first) {
      await this.#git(['update-ref', 'HEAD', commit, first])
      // It has arrived, whatever holds the index just now; what somebody has staged elsewhere stays so.
      await this.#git(['reset', '-q', '--', ...own, ...changedByThem]).catch(console.error)
    }
    for (const ref of await this.#sentRefs()) await this.#git(['update-ref', '-d', ref])
  }

  async #filesBetween(one: string, two: string, ...words: string[]): Promise<string[]> {
    const names = await this.#git(['diff', '--name-only', '--no-renames', one, two, ...words])
    return names.split('\n').filter(Boolean)
  }

  async #send(commit: string, remote: Remote): Promise<void> {
    await this.#git(['update-ref', `${sent}/${commit}`, commit])
    await this.#git(['push', remote.name, `${commit}:refs/heads/${remote.branch}`])
  }

  async #sentRefs(...words: string[]): Promise<string[]> {
    const refs = await this.#git(['for-each-ref', '--format=%(refname)', '--sort=-committerdate', ...words, sent])
    return refs.split('\n').filter(Boolean)
  }

  /** The last commit that was sent from here and has arrived, though nobody heard so. */
  async #sentBefore(theirs: string): Promise<string | undefined> {
    const [last] = await this.#sentRefs('--merged', theirs)
    return last?.slice(sent.length + 1)
  }

  #problem(error: unknown, remote: Remote): PublishProblem {
    console.error(String((error as Failed).stderr ?? error))
    return new PublishProblem(sentenceOf(error, remote))
  }
}
