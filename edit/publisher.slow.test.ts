import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { soundContent } from '../tests/content/content-copy.ts'
import { sample } from '../tests/content/sample.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { root as project } from '../tools/root.ts'
import { PublishProblem } from './git-remote.ts'
import { buildCopy, Publisher, type Build } from './publisher.ts'

vi.spyOn(console, 'error').mockReturnValue()
// Git knows nobody's name here.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')

const { folder: away } = temporaryFolder()
const [root, remote, other] = [join(away, 'project'), join(away, 'site.git'), join(away, 'other')]
const empty = (folder: string) => rmSync(folder, { recursive: true, force: true })
beforeEach(() => {
  empty(away)
  cpSync(sample, root, { recursive: true })
})

const site = 'content/site.yaml'
const pictures = Object.keys(soundContent().pictures).map((key) => `assets/pictures/${key}.jpg`)
const about = 'content/about.yaml'
const read = (file: string, at = root) => readFileSync(join(at, file), 'utf8')
const write = (file: string, text: string, at = root) => {
  mkdirSync(dirname(join(at, file)), { recursive: true })
  writeFileSync(join(at, file), text)
}
const change = (words: string) => write(site, `${read(site)}# ${words}\n`)

/** A site that is one page: what the content says. */
const build: Build = async (folder) => write('dist/index.html', read(site, folder), folder)

// What stands in the way of a launch has tests of its own; here nothing does.
const reasons = () => Promise.resolve([])

const publisherWith = (given: ConstructorParameters<typeof Publisher>[1] = {}) =>
  new Publisher(root, { build, reasons, ...given })
const published = () => readdirSync(join(root, 'published')).map((name) => `published/${name}`)

describe('O1 a publication', () => {
  test('has a number, whatever the clock says, and three before it are kept', async () => {
    const publisher = publisherWith()
    const made: (string | undefined)[] = []
    try {
      for (const year of [2031, 2026, 2026, 2025, 2026, 2026]) {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, 10, 22, 14, 10) })
        const { folder, zip } = await publisher.publish({ how: 'folder' })
        made.push(folder, zip)
      }
    } finally {
      vi.useRealTimers()
    }
    expect(new Set(published())).toEqual(new Set(made.slice(-8)))
  })

  test('as a draft is made at any time, in place of the draft before, but one at a time', async () => {
    const drafts: (boolean | undefined)[] = []
    const publisher = publisherWith({
      build: (folder, isDraft) => {
        drafts.push(isDraft)
        return build(folder)
      },
    })
    const first = publisher.publish({ how: 'folder' })
    expect((await publisher.publish({ how: 'draft' })).problems).toEqual(['It is already being published.'])
    expect((await first).problems).toEqual([])
    const draft = { problems: [], isDraft: true, zip: 'published/Draft.zip', folder: 'published/Draft' }
    for (const _ of [1, 2]) expect(await publisher.publish({ how: 'draft' })).toMatchObject(draft)
    expect(drafts).toEqual([false, true, true])
    expect(published()).toHaveLength(4)
    const blocked = publisherWith({ reasons: async () => [{ says: 'is not right', at: { file: site, path: [] } }] })
    expect(await blocked.publish({ how: 'draft' })).toMatchObject(draft)
    expect((await blocked.publish({ how: 'folder' })).problems).toEqual([expect.stringContaining('is not right')])
  })
})

describe('O1 a publication by git', () => {
  const git = (folder: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()

  beforeEach(() => {
    git(away, 'init', '-q', '--bare', '-b', 'main', remote)
    git(root, 'init', '-q', '-b', 'main')
    write('.gitignore', '.cache\npublished\n')
    for (const picture of pictures) write(picture, 'a photograph')
    git(root, 'add', '-A')
    git(root, 'commit', '-qm', 'As it was')
    git(root, 'remote', 'add', 'origin', remote)
    git(root, 'push', '-q', 'origin', 'main')
    git(away, 'clone', '-q', remote, other)
  })
  const there = (file: string) => git(remote, 'show', `main:${file}`)
  const commit = (file: string, text: string, at = root) => {
    write(file, text, at)
    git(at, 'add', '-A', '--', file)
    git(at, 'commit', '-qm', 'By a developer', '--', file)
  }
  const theyPublish = (file: string, text?: string) => {
    git(other, 'pull', '-q')
    commit(file, text ?? `${read(file, other)}# them\n`, other)
    git(other, 'push', '-q')
  }
  const atHost = (hook: string, script: string) =>
    writeFileSync(join(remote, 'hooks', hook), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  /** Once the remote has taken it, it kills the program that has sent it. */
  const cut =
    'pid=$PPID; until ps -o args= -p $pid | grep -q " push "; do pid=$(ps -o ppid= -p $pid); done; kill -9 $pid'
  const push = (given?: Parameters<typeof publisherWith>[0]) =>
    publisherWith(given).publish({ how: 'push', told: ['What is told'] })
  /** What is in no commit, but for content. */
  const leftIn = () => git(root, 'status', '--porcelain', '--', ':!content')

  test('holds and sends what was saved before it, says what that is, and names where it went', async () => {
    change('mine')
    const mine = read(site)
    const answer = await push({
      build: (folder) => {
        change('meanwhile')
        return build(folder)
      },
    })
    expect(answer).toMatchObject({ problems: [], pushed: { name: 'origin', branch: 'main' }, theirs: [] })
    expect(there(site)).toBe(mine.trim())
    expect(read(`${answer.folder}/index.html`)).toBe(mine)
    expect(git(remote, 'log', '-1', '--format=%B', 'main')).toMatch(/^content: Publish .*\n\n- What is told$/)
    // What was saved meanwhile goes with the next one.
    expect((await push()).problems).toEqual([])
    expect(there(site)).toContain('meanwhile')
  })

  test('sends nothing of a developer that is not committed, and no file that is no picture of the site', async () => {
    git(root, 'config', 'user.email', 'owner@resort.example')
    write('tools/staged.ts', 'staged')
    git(root, 'add', 'tools/staged.ts')
    const strays = ['IMG_1.jpg', 'a [1]*.pdf'].map((name) => `assets/pictures/${name}`)
    for (const file of ['tools/café.ts', 'content/.DS_Store', ...pictures, ...strays]) write(file, 'ours')
    change('mine')
    expect(await push()).toMatchObject({ problems: [], pushed: { branch: 'main' } })
    expect(leftIn().split('\n')).toHaveLength(4)
    const [names, author] = [git(remote, 'ls-tree', '-r', '--name-only', 'main'), '--format=%an %ae']
    expect(names).not.toMatch(/tools|DS_Store|IMG_1|pdf/)
    for (const picture of pictures) expect(names).toContain(picture)
    expect(git(remote, 'log', '-1', author, 'main')).toBe('The owner owner@resort.example')
    const [, linked] = pictures
    rmSync(join(root, linked!))
    symlinkSync('/etc/hostname', join(root, linked!))
    expect((await push()).problems.join()).toContain(`${linked} is a link`)
  })

  const wait = 'content/unconfirmed.yaml'
  test.each<[string, string, string]>([
    ['the same words', site, 'name: Theirs\n'],
    ['what makes both unsound', about, 'hero: gone\n'],
    ['what asks for a confirmation', wait, 'site.yaml#name: Is it right?\n'],
    ['code that refuses what is here', 'tools/refuses', ''],
    ['a file that is here, and not in git', 'tools/ours.ts', 'theirs'],
  ])(
    'is refused where somebody else has published %s: nothing is lost, and once it is gone all is sent',
    async (_, file, text) => {
      write('tools/ours.ts', 'ours')
      change('mine')
      const before = existsSync(join(other, file)) ? read(file, other) : undefined
      theyPublish(file, text)
      const was = [read(site), git(remote, 'rev-parse', 'main'), leftIn()]
      const given = {
        build: async (folder: string) => {
          if (existsSync(join(folder, 'tools/refuses'))) throw new PublishProblem('The site could not be built.')
          return build(folder)
        },
        reasons: async (at: string) =>
          read(wait, at).includes('Is it right?')
            ? [{ says: 'must be confirmed', isUnconfirmed: true as const, at: { file: site, path: ['name'] } }]
            : [],
      }
      const { problems, pushed } = await push(given)
      expect(problems.length).toBeGreaterThan(0)
      expect(pushed).toBeUndefined()
      expect([read(site), git(remote, 'rev-parse', 'main'), leftIn()]).toEqual(was)
      if (before === undefined) git(other, 'rm', '-q', file)
      else write(file, before, other)
      git(other, 'commit', '-qam', 'Taken back')
      git(other, 'push', '-q')
      expect((await push(given)).problems).toEqual([])
      expect(there(site)).toContain('mine')
    },
  )

  test('takes in what somebody else has published, and says so; what is saved meanwhile is not lost', async () => {
    theyPublish(about)
    change('mine')
    const saving: Build = (folder) => {
      write(about, `# meanwhile\n${read(about)}`)
      return build(folder)
    }
    expect((await push({ build: saving })).problems.join()).toContain('meanwhile. Publish again')
    expect(read(about)).toMatch(/^# meanwhile/)
    expect(await push()).toMatchObject({ problems: [], theirs: ['About us'] })
    expect(there(about)).toMatch(/^# meanwhile[^]*# them$/)
    expect(read(about).trim()).toBe(there(about))
  })

  test.each([
    ['with nothing of somebody else', () => {}],
    ['on top of somebody else', () => theyPublish(about)],
  ])('that has arrived, which nobody heard, is not taken back by the next one: %s', async (_, meanwhilePublished) => {
    meanwhilePublished()
    atHost('post-receive', `mv '${remote}' '${remote}.gone'; ${cut}`)
    change('earlier words')
    expect((await push()).problems.join()).toContain('stopped answering')
    renameSync(`${remote}.gone`, remote)
    rmSync(join(remote, 'hooks/post-receive'))
    meanwhilePublished()
    change('later words')
    expect((await push()).problems).toEqual([])
    expect(there(site)).toMatch(/earlier words[^]*later words/)
    expect(there(about)).toBe(git(other, 'show', 'origin/main:content/about.yaml'))
    expect(read(about).trim()).toBe(there(about))
  })

  test('whose answer is lost is recognised where it has arrived', async () => {
    atHost('post-receive', cut)
    change('mine')
    expect(await push()).toMatchObject({ problems: [], pushed: { branch: 'main' } })
  })

  test.each([
    [
      'failed on this computer. The window',
      () => empty(join(root, '.git/objects', git(root, 'rev-parse', 'HEAD:').slice(0, 2))),
    ],
    ['no longer there', () => empty(remote)],
    ['there was no answer', () => git(root, 'remote', 'set-url', 'origin', 'https://nobody.invalid/site.git')],
    ['doesn’t accept changes', () => atHost('update', 'exit 1')],
    [
      'doesn’t know you',
      () => {
        git(root, 'config', 'core.sshCommand', 'echo Permission denied >&2; false')
        git(root, 'remote', 'set-url', 'origin', 'git@nobody.invalid:site.git')
      },
    ],
  ])('that fails says why (%s), and names the zip, where there is one', async (words, breakIt) => {
    breakIt()
    change('mine')
    const { problems, zip = '.git' } = await push()
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^Nothing was sent.*${words}`))])
    expect(existsSync(join(root, zip))).toBe(true)
  })

  test('names the branch that it goes to, also a new one', async () => {
    git(root, 'checkout', '-qb', 'autumn')
    change('mine')
    expect((await push()).pushed?.branch).toBe('autumn')
    expect(there(site)).not.toContain('mine')
    expect(git(remote, 'show', `autumn:${site}`)).toContain('mine')
  })
})

describe('O1 the build of a copy', () => {
  const folder = join(away, 'copy')
  const buildIs = (code: string) => {
    for (const each of ['tools/commands/end-with-npm.ts', 'tools/machine-errors.ts'])
      cpSync(join(project, each), join(folder, each))
    writeFileSync(join(folder, 'tools/build.ts'), code)
  }

  test.each([
    [true, /^The site could not be built\. The disk is full\. Free some space, and try again\.$/],
    [false, /^The site could not be built\. You have used all the disk space [^(]*\.$/],
  ])('knows whether it is a draft (%s), and says why it fails, without paths', async (isDraft, reason) => {
    const path = join(folder, 'dist (1)/a.avif')
    buildIs(`import { explain } from './machine-errors.ts'
      console.error('✗ Build failed in 2 s')
      console.error(explain(Object.assign(new Error(), { code: process.env.DRAFT ? 'ENOSPC' : 'EDQUOT', path: ${JSON.stringify(path)} })))
      process.exitCode = 1`)
    await expect(buildCopy(folder)(folder, isDraft)).rejects.toThrow(reason)
  })

  test.skipIf(process.platform === 'win32')('ends where the editor is killed', async () => {
    buildIs(`console.log('building')\nsetInterval(() => {}, 1_000)\n`)
    const module = JSON.stringify(join(project, 'edit/publisher.ts'))
    const code = `const { buildCopy } = await import(${module}); await buildCopy('${folder}')('${folder}')`
    const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', code]
    const editor = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(editor.stdout, 'data')
    editor.kill('SIGKILL')
    // Both write there.
    await once(editor.stdout, 'close')
  })
})
