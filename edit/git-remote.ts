/**
 * Publishing by git: what the owner has changed is committed to the branch, put on top of what is at the remote in a
 * folder of its own, and pushed from there.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { filesIn } from '../tools/content/folder.ts'
import { loadContent } from '../tools/content/load.ts'
import { sentenceOf as machineSentence } from '../tools/machine-errors.ts'
import { originalsFolder } from '../tools/pictures/fitness.ts'
import { strayFiles } from '../tools/pictures/originals.ts'

/** What the owner publishes, but for files that are no picture of the site. */
const own = [':(glob)content/[!.]*.yaml', ':(glob)assets/pictures/[!.]*']

/** A slow line may take an hour for the photographs of a site: minutes of silence end a command, and nothing else. */
const always = { 'http.lowSpeedLimit': 1, 'http.lowSpeedTime': 300, 'commit.gpgSign': false, 'core.quotePath': false }
const patientSsh = 'ssh -o BatchMode=yes -o ConnectTimeout=60 -o ServerAliveInterval=60'

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
    /resolve host|unable to access|not connect|timed out|unreachable|too slow|not responding|Connection (?:refused|reset)/i,
    'there was no answer. Check that you’re online, and try again',
  ],
  [/not appear to be a git repository|not found|does not exist|no such/i, 'it’s no longer there, or has moved'],
]

type Failed = { stderr?: string; cmd?: string }

function sentenceOf({ stderr = '', cmd = '' }: Failed, { host, branch }: Remote): string {
  const reason = machineSentence(new Error(stderr)) ?? 'The window where you started the editor says why.'
  if (!/ (?:ls-remote|fetch|push) /.test(cmd) || reason.startsWith('The disk'))
    return `Nothing was sent, because git failed on this computer. ${reason}`
  const state = states.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'it refused. The first window says more'
  return `Nothing was sent to ${host}: ${state.replace('BRANCH', branch)}.`
}

const lines = (text: string) => text.split('\n').filter(Boolean)

export class GitRemote {
  readonly #root: string
  /** A folder for what is published: nothing of the project changes before it has been looked at there. */
  readonly #workshop: string
  #remote: Remote | undefined

  constructor(root: string, workshop: string) {
    this.#root = root
    this.#workshop = workshop
  }

  async #git(words: readonly string[], { folder = this.#root, input = '' } = {}): Promise<string> {
    const run = (all: readonly string[], env = {}) =>
      promisify(execFile)('git', all, {
        cwd: folder,
        maxBuffer: 20_000_000,
        env: { ...env, ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
      })
    const set = async (key: string) => (await run(['config', '--default', '', '--get', key])).stdout.trim()
    const [name, email] = [(await set('user.name')) || 'The owner', (await set('user.email')) || 'owner@localhost']
    const settings = Object.entries({ ...always, 'user.name': name, 'user.email': email })
    const ssh = (await set('core.sshCommand')) === '' ? { GIT_SSH_COMMAND: patientSsh } : {}
    const running = run([...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...words], ssh)
    // Where it has ended already, it takes nothing.
    running.child.stdin?.on('error', () => {}).end(input)
    return running.then(
      ({ stdout }) => stdout.trim(),
      (error: Failed) => {
        if (!this.#remote) throw error
        console.error(error.stderr)
        throw new PublishProblem(sentenceOf(error, this.#remote))
      },
    )
  }

  /** The remote and branch that the current branch belongs to, or the only remote there is. */
  async find(): Promise<Remote | undefined> {
    try {
      const current = await this.#git(['branch', '--show-current'])
      const isTop = (await this.#git(['rev-parse', '--show-prefix'])) === ''
      if (current === '' || !isTop) return undefined
      const format = '--format=%(upstream:remotename) %(upstream:remoteref)'
      const upstream = await this.#git(['for-each-ref', format, `refs/heads/${current}`])
      const [set = '', ref = ''] = upstream.split(' ')
      const all = lines(await this.#git(['remote']))
      const name = all.includes(set) ? set : all.length === 1 ? all[0]! : undefined
      if (name === undefined) return undefined
      const url = await this.#git(['remote', 'get-url', name])
      const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+\.[a-z]+)[:/]/i.exec(url)?.[1] ?? name
      this.#remote = { name, host, branch: (name === set && ref.replace('refs/heads/', '')) || current }
      return this.#remote
    } catch {
      return undefined
    }
  }

  /** Commits what the owner has changed. What a developer has staged stays so. */
  async commit(message: string): Promise<void> {
    const { content } = loadContent(filesIn(this.#root))
    const strays = await strayFiles(this.#root, Object.keys(content?.pictures ?? {}))
    const files = ['--', ...own, ...strays.map((file) => `:(exclude,literal)${originalsFolder}/${file}`)]
    await this.#git(['add', '-A', ...files])
    const link = lines(await this.#git(['ls-files', '--stage', ...files])).find((line) => line.startsWith('120000'))
    if (link) {
      const says = 'is a link, which leads nowhere at your host. Put the file itself in its place.'
      throw new PublishProblem(`${link.split('\t')[1]} ${says}`)
    }
    if ((await this.#git(['diff', '--cached', '--name-only', ...files])) !== '')
      await this.#git(['commit', '-q', '--no-verify', '-F', '-', '--only', ...files], { input: message })
  }

  /**
   * Puts what is committed here on top of what is at the remote, in the workshop.
   *
   * @param nameOf what an owner calls a file
   * @returns the files that somebody else has changed
   */
  async join(remote: Remote, nameOf: (file: string) => string): Promise<string[]> {
    const theirs = await this.#fetch(remote)
    const folder = this.#workshop
    await this.#git(['worktree', 'prune'])
    await this.#git(['worktree', 'add', '-q', '--detach', folder, 'HEAD'])
    if (!theirs) return []
    await this.#git(['rebase', '-q', '--no-verify', theirs], { folder }).catch(async (error: unknown) => {
      const both = lines(await this.#git(['diff', '--name-only', '--diff-filter=U'], { folder })).map(nameOf)
      if (both.length === 0) throw error
      const says = `Somebody else has published changes that do not go together with yours (${both.join(', ')}).`
      throw new PublishProblem(`${says} Ask a developer to merge both.`)
    })
    return lines(await this.#git(['diff', '--name-only', '--no-renames', 'HEAD', await this.#made()]))
  }

  #made(): Promise<string> {
    return this.#git(['rev-parse', 'HEAD'], { folder: this.#workshop })
  }

  /** The last commit on the branch at the remote; undefined where it has no such branch yet. */
  async #fetch({ name, branch }: Remote): Promise<string | undefined> {
    const head = `refs/heads/${branch}`
    const [theirs] = (await this.#git(['ls-remote', '--heads', name, head])).split('\t')
    // No ref is changed: the lock of one may be left behind where git was ended.
    if (theirs) await this.#git(['fetch', '-q', '--refmap=', name, head])
    return theirs || undefined
  }

  /** The project gets what somebody else has changed; what is not committed yet stays, or is in the way. */
  async takeIn(): Promise<void> {
    await this.#git(['reset', '-q', '--keep', await this.#made()]).catch(() => {
      const says = 'Somebody else has published changes of what has also been changed here meanwhile.'
      throw new PublishProblem(`${says} Publish again; if that does not help, ask a developer.`)
    })
  }

  async send(remote: Remote): Promise<void> {
    const made = await this.#made()
    try {
      await this.#git(['push', '-q', remote.name, `${made}:refs/heads/${remote.branch}`])
    } catch (error) {
      // It may have arrived, and its answer was lost.
      const theirs = await this.#fetch(remote).catch(() => null)
      const says = 'stopped answering. Publish again when you’re online: what has arrived is not sent twice.'
      if (theirs === null) throw new PublishProblem(`${remote.host} ${says}`)
      if (theirs !== made) throw error
    }
  }
}
