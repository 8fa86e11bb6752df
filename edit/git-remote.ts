/**
 * Publishing by git: the owner's content and pictures are joined with what is at the remote, in a folder of their own,
 * and are pushed from there. Files, index, branch and HEAD of the project stay as they are.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filesIn } from '../tools/content/folder.ts'
import { loadContent } from '../tools/content/load.ts'
import { originalsFolder, strayFiles } from '../tools/pictures/originals.ts'
import { sentenceOf as machineSentence } from '../tools/machine-errors.ts'
import { readOrNull } from './disk.ts'
import type { Files } from './undo-history.ts'

const run = promisify(execFile)

/** What is published, but for files that are no picture of the site; all else in the project is somebody else's. */
const own = [':(glob)content/[!.]*.yaml', ':(glob)assets/pictures/[!.]*']

/** Longer than a slow line needs for the photographs of a whole site. */
const patience = 300_000

/** Where it is pushed to: `host` is what its owner calls it. */
export type Remote = { name: string; host: string; branch: string }

/** The messages are sentences for the owner. */
export class PublishProblem extends Error {
  override name = 'PublishProblem'
  readonly sentences: string[]

  constructor(...sentences: string[]) {
    super(sentences.join(' '))
    this.sentences = sentences
  }
}

type Failed = { stderr?: unknown; killed?: boolean; cmd?: string }

const states: readonly (readonly [RegExp, string])[] = [
  [
    /hook declined|protected branch|GH006/i,
    'it doesn’t accept changes to the branch BRANCH. Ask the person who runs it',
  ],
  [/fetch first|non-fast-forward|\[rejected\]/, 'somebody else has published meanwhile. Publish again'],
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
  const { stderr = '', killed = false, cmd = '' } = error as Failed
  const said = String(stderr)
  if (!/^git (?:ls-remote|fetch|push) /.test(cmd) || /^(?:error|fatal): .*No space left/m.test(said)) {
    const reason = machineSentence(new Error(said)) ?? 'The window where you started the editor says why.'
    return `Nothing was sent, because git failed on this computer. ${reason}`
  }
  if (killed) return `${host} did not answer within five minutes. Check that you’re online, and try again.`
  const state = states.find(([pattern]) => pattern.test(said))?.[1] ?? 'it refused. The first window says more'
  return `Nothing was sent to ${host}: ${state.replace('BRANCH', branch)}.`
}

/** The commits whose content the project has: taken in from the remote, or sent from here. */
const known = 'refs/edit/known'

const somebodyElse =
  'Somebody else has published changes that do not go together with yours. Ask a developer to merge both.'

const lostAnswer = 'stopped answering. Publish again when you’re online: what has arrived is not sent twice.'

/** What is at the remote, together with what the owner has changed. */
export type Joined = {
  /** This is sent. */
  commit: string
  /** It comes on top of this. */
  parent: string
  /** What somebody else has changed in content and pictures: as it is here, and as it is at the remote. */
  here: Files
  theirs: Files
}

const lines = (text: string, end = '\n') => text.split(end).filter(Boolean)

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
      const names = lines(await this.#git(['remote']))
      const current = await this.#git(['branch', '--show-current'])
      const isTop = (await this.#git(['rev-parse', '--show-prefix'])) === ''
      if (current === '' || !isTop) return undefined
      const set = await this.#setting(`branch.${current}.remote`)
      const name = names.includes(set) ? set : names.length === 1 ? names[0]! : undefined
      if (name === undefined) return undefined
      const merge = name === set ? await this.#setting(`branch.${current}.merge`) : ''
      const url = await this.#git(['remote', 'get-url', name])
      const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)[:/]/i.exec(url)?.[1] ?? name
      return { name, host, branch: merge.replace('refs/heads/', '') || current }
    } catch {
      return undefined
    }
  }

  #setting(key: string): Promise<string> {
    return this.#git(['config', '--get', key]).catch(() => '')
  }

  /**
   * Fills a folder with what is at the remote, and with what the owner has changed since the project was last joined.
   *
   * @param folder empty
   * @param message of the commit, in paragraphs
   * @throws PublishProblem where both have changed a file, or what came together is not sound
   */
  async join(remote: Remote, folder: string, message: readonly string[]): Promise<Joined> {
    try {
      return await this.#join(remote, folder, message)
    } catch (error) {
      throw error instanceof PublishProblem ? error : this.#problem(error, remote)
    }
  }

  async #join(remote: Remote, folder: string, message: readonly string[]): Promise<Joined> {
    const theirs = await this.#fetch(remote)
    const parent = theirs ?? (await this.#git(['rev-parse', 'HEAD']))
    const base = theirs ? await this.#base(theirs) : parent
    const changed = lines(
      await this.#git(['diff', '--name-only', '--no-renames', '-z', base, parent, '--', ...own]),
      '\0',
    )
    const inFolder = (at: string): Files => new Map(changed.map((file) => [file, readOrNull(join(at, file))]))
    // What is saved from here on does not go with it.
    const here = inFolder(this.#root)
    const repository = await this.#git(['rev-parse', '--absolute-git-dir'])
    const ownIndex = { GIT_DIR: repository, GIT_INDEX_FILE: join(folder, '.index') }
    const project = { ...ownIndex, GIT_WORK_TREE: this.#root }
    await this.#git(['read-tree', base], project)
    const strays = await strayFiles(this.#root, Object.keys(loadContent(filesIn(this.#root)).content?.pictures ?? {}))
    const others = strays.map((file) => `:(exclude,literal)${originalsFolder}/${file}`)
    for (const each of own) {
      // Git refuses to add what is not there, or ignored.
      const sent = ['--', each, ...others]
      const names = await this.#git(['ls-files', '--cached', '--others', '--exclude-standard', ...sent], project)
      if (names !== '') await this.#git(['add', '-A', ...sent], project)
    }
    const ours = await this.#git(['write-tree'], project)
    await this.#git(['read-tree', '-i', '-m', '--aggressive', base, ours, parent], project)
    if ((await this.#git(['ls-files', '--unmerged'], project)) !== '') throw new PublishProblem(somebodyElse)
    const tree = await this.#git(['write-tree'], project)
    await this.#git(['checkout-index', '--all'], { ...ownIndex, GIT_WORK_TREE: folder })
    if (loadContent(filesIn(folder)).content === null) throw new PublishProblem(somebodyElse)
    const isNew = tree !== (await this.#git(['rev-parse', `${parent}^{tree}`]))
    const commit = isNew ? await this.#commit(tree, parent, message) : parent
    return { commit, parent, here, theirs: inFolder(folder) }
  }

  async #commit(tree: string, parent: string, message: readonly string[]): Promise<string> {
    const name = (await this.#setting('user.name')) || 'The owner'
    const email = (await this.#setting('user.email')) || 'owner@localhost'
    const identity = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email }
    const committer = { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }
    const said = message.flatMap((paragraph) => (paragraph === '' ? [] : ['-m', paragraph]))
    return this.#git(['commit-tree', tree, '-p', parent, ...said], { ...identity, ...committer })
  }

  /** The last commit on the branch at the remote; undefined where it has no such branch yet. */
  async #fetch({ name, branch }: Remote): Promise<string | undefined> {
    const head = `refs/heads/${branch}`
    const [theirs] = lines(await this.#git(['ls-remote', '--heads', name, head]), '\t')
    // No ref is changed: the lock of one may be left behind where git was ended.
    if (theirs) await this.#git(['fetch', '-q', '--refmap=', name, head])
    return theirs
  }

  /** The last commit at the remote whose content the project has: it was joined with it, or began from it. */
  async #base(theirs: string): Promise<string> {
    const begun = await this.#git(['merge-base', 'HEAD', theirs]).catch(() => '')
    const joined = await this.#git(['for-each-ref', '--format=%(objectname)', '--merged', theirs, known])
    const all = lines(`${joined}\n${begun}`)
    if (all.length === 0) throw new PublishProblem(somebodyElse)
    const [last = ''] = lines(await this.#git(['merge-base', '--independent', ...all]))
    return last
  }

  /** Remembers a commit whose content the project has, once that has arrived at the remote. */
  async remember(commit: string): Promise<void> {
    await this.#git(['update-ref', `${known}/${Date.now()}/${commit}`, commit])
  }

  /** @throws PublishProblem */
  async send(commit: string, remote: Remote): Promise<void> {
    try {
      await this.remember(commit)
      await this.#git(['push', '-q', remote.name, `${commit}:refs/heads/${remote.branch}`])
    } catch (error) {
      // It may have arrived, and its answer was lost.
      const theirs = await this.#fetch(remote).catch(() => null)
      if (theirs === null) throw new PublishProblem(`${remote.host} ${lostAnswer}`)
      const hasArrived = theirs && (await this.#git(['merge-base', '--is-ancestor', commit, theirs]).catch(() => null))
      if (hasArrived !== '') throw this.#problem(error, remote)
    }
    const refs = lines(await this.#git(['for-each-ref', '--format=%(refname)', known]))
    for (const ref of refs.filter((each) => !each.endsWith(commit)))
      await this.#git(['update-ref', '-d', ref]).catch(console.error)
  }

  #problem(error: unknown, remote: Remote): PublishProblem {
    console.error(String((error as Failed).stderr ?? error))
    return new PublishProblem(sentenceOf(error, remote))
  }
}
