import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { soundContent } from '../tests/content/content-copy.ts'
import { sample } from '../tests/content/sample.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { root as project } from '../tools/root.ts'
import { History } from './since-publication.ts'
import { ContentStore } from './content-store.ts'
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

const publisherWith = (given: ConstructorParameters<typeof Publisher>[2] = {}) => {
  const store = new ContentStore(root)
  return new Publisher(store, new History(store), { build, reasons, ...given })
}
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
  const push = (given?: Parameters<typeof publisherWith>[0]) => publisherWith(given).publish({ how: 'push' })
  /** Branch, index, and all files but content. */
  const ofProject = () =>
    [
      ['symbolic-ref', 'HEAD'],
      ['diff', '--cached'],
      ['status', '--porcelain', '--', ':!content'],
    ].map((words) => git(root, ...words))

  test('holds and sends what was saved before it, says what that is, and names where it went', async () => {
    const heading = 'home.yaml#about.heading'
    const owner = new ContentStore(root)
    const was = owner.fields().get(heading)!.field.value!
    owner.save([{ path: heading, value: 'A gate to quiet', was }])
    change('mine')
    const mine = read(site)
    const answer = await push({
      build: (folder) => {
        change('meanwhile')
        return build(folder)
      },
    })
    expect(answer).toMatchObject({ problems: [], pushed: { name: 'origin', branch: 'main' } })
    expect(there(site)).toBe(mine.trim())
    expect(read(`${answer.folder}/index.html`)).toBe(mine)
    expect(git(remote, 'log', '-1', '--format=%B', 'main')).toMatch(
      /^content: Publish .*\n\n- Home › Who you are › Heading: .* → A gate to quiet$/,
    )
    expect(new History(owner).changes().done).toEqual([])
    // What was saved meanwhile goes with the next one.
    expect((await push()).problems).toEqual([])
    expect(there(site)).toContain('meanwhile')
  })

  test('leaves all else of the project as it is, and sends none of it', async () => {
    // An e-mail without a name, an index that another program holds, and what is committed, staged, or not in git.
    git(root, 'config', 'user.email', 'owner@resort.example')
    commit('tools/ours.ts', 'committed')
    write('tools/staged.ts', 'staged')
    git(root, 'add', 'tools/staged.ts')
    const pictures = Object.keys(soundContent().pictures).map((key) => `assets/pictures/${key}.jpg`)
    const strays = ['IMG_1.jpg', 'a [1]*.pdf'].map((name) => `assets/pictures/${name}`)
    for (const file of ['tools/café.ts', 'content/.DS_Store', '.git/index.lock', ...pictures, ...strays])
      write(file, 'ours')
    theyPublish('tools/café.ts', 'theirs')
    // While it is sent, a developer commits.
    const words = '-c user.name=A -c user.email=a@localhost commit-tree HEAD^{tree} -p HEAD -m Meanwhile'
    const here = `env -i PATH="$PATH" git -C '${root}'`
    atHost('pre-receive', `${here} update-ref HEAD $(${here} ${words})`)
    change('mine')
    const was = ofProject()
    expect(await push()).toMatchObject({ problems: [], pushed: { branch: 'main' } })
    expect(ofProject()).toEqual(was)
    expect(git(root, 'log', '-2', '--format=%s')).toBe('Meanwhile\nBy a developer')
    expect([there(site).includes('mine'), read('tools/café.ts'), there('tools/café.ts')]).toEqual([
      true,
      'ours',
      'theirs',
    ])
    const [names, author] = [git(remote, 'ls-tree', '-r', '--name-only', 'main'), '--format=%an %ae']
    expect(names).not.toMatch(/tools\/(?:ours|staged)|DS_Store|IMG_1|pdf/)
    for (const picture of pictures) expect(names).toContain(picture)
    expect(git(remote, 'log', '-1', author, 'main')).toBe('The owner owner@resort.example')
    expect(read('.git/index.lock')).toBe('ours')
  })

  test.each<[string, () => void]>([
    ['the same file', () => theyPublish(site)],
    [
      'a new file of the same name',
      () => {
        write('content/new.yaml', 'ours')
        theyPublish('content/new.yaml', 'theirs')
      },
    ],
    ['what makes both unsound', () => theyPublish(about, 'hero: gone\n')],
    ['what asks for a confirmation', () => theyPublish('content/unconfirmed.yaml', 'site.yaml#name: Is it right?\n')],
    ['code that refuses what is here', () => theyPublish('tools/refuses', '')],
  ])('is refused where somebody else has published %s: nothing is sent or lost', async (_, publish) => {
    publish()
    change('mine')
    const was = [read(site), git(remote, 'rev-parse', 'main'), ...ofProject()]
    const { problems, pushed } = await push({
      build: async (folder) => {
        if (existsSync(join(folder, 'tools/refuses'))) throw new PublishProblem('The site could not be built.')
        return build(folder)
      },
      reasons: async () =>
        read('content/unconfirmed.yaml').includes('Is it right?')
          ? [{ says: 'must be confirmed', isUnconfirmed: true, at: { file: site, path: ['name'] } }]
          : [],
    })
    expect(problems).toHaveLength(1)
    expect(pushed).toBeUndefined()
    expect([read(site), git(remote, 'rev-parse', 'main'), ...ofProject()]).toEqual(was)
  })

  test('leaves what was saved while it was joined', async () => {
    theyPublish(about)
    change('mine')
    const publishing = push()
    write(about, `${read(about)}# meanwhile\n`)
    expect((await publishing).problems).toHaveLength(1)
    expect(read(about)).toContain('# meanwhile')
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
