import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyContent } from '../tests/content/content-copy.ts'
import { root as project } from '../tools/root.ts'
import { History } from './since-publication.ts'
import { ContentStore } from './content-store.ts'
import { PublishProblem } from './git-remote.ts'
import { buildCopy, Publisher, type Build } from './publisher.ts'

vi.setConfig({ testTimeout: 60_000 })
vi.spyOn(console, 'error').mockReturnValue()
// Git knows nobody's name here.
vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')

const away = mkdtempSync(join(tmpdir(), 'remote-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))

const site = 'content/site.yaml'
const copy = copyContent()
const before = copy.read('site.yaml')
const beforeUnconfirmed = copy.read('unconfirmed.yaml')

/** A site that is one page: what the content says. */
const build: Build = (folder) => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), readFileSync(join(folder, site)))
  return Promise.resolve()
}

// What stands in the way of a launch has tests of its own; here nothing does.
const reasons = () => Promise.resolve([])

const publisherWith = (given: ConstructorParameters<typeof Publisher>[2] = {}) => {
  const store = new ContentStore(copy.root)
  return new Publisher(store, new History(store), { build, reasons, ...given })
}
const published = () => {
  const folder = join(copy.root, 'published')
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
const change = (words: string) => copy.write('site.yaml', `${copy.read('site.yaml')}# ${words}\n`)

beforeEach(() => {
  for (const each of ['published', '.cache', '.git']) rmSync(join(copy.root, each), { recursive: true, force: true })
  copy.write('site.yaml', before)
})

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
    expect(new Set(published().map((name) => `published/${name}`))).toEqual(new Set(made.slice(-8)))
  })

  test('as a draft is made at any time, in place of the draft before', async () => {
    const drafts: (boolean | undefined)[] = []
    const publisher = publisherWith({
      build: (folder, isDraft) => {
        drafts.push(isDraft)
        return build(folder)
      },
    })
    await publisher.publish({ how: 'folder' })
    await publisher.publish({ how: 'draft' })
    const { problems, zip, folder } = await publisher.publish({ how: 'draft' })
    expect({ problems, zip, folder }).toEqual({ problems: [], zip: 'published/Draft.zip', folder: 'published/Draft' })
    expect(drafts).toEqual([false, true, true])
    expect(published()).toHaveLength(4)
  })

  test('waits for no other: one is made at a time', async () => {
    const publisher = publisherWith()
    const first = publisher.publish({ how: 'folder' })
    expect((await publisher.publish({ how: 'folder' })).problems).toEqual(['It is already being published.'])
    expect((await first).problems).toEqual([])
    expect((await publisher.publish({ how: 'folder' })).problems).toEqual([])
  })
})

describe('O1 a publication by git', () => {
  const git = (folder: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  const remote = join(away, 'site.git')
  const other = join(away, 'other')
  const about = 'content/about.yaml'
  const beforeAbout = copy.read('about.yaml')

  beforeEach(() => {
    for (const each of [remote, other, join(copy.root, 'tools')]) rmSync(each, { recursive: true, force: true })
    copy.write('about.yaml', beforeAbout)
    git(away, 'init', '-q', '--bare', '-b', 'main', remote)
    git(copy.root, 'init', '-q', '-b', 'main')
    writeFileSync(join(copy.root, '.gitignore'), '.cache\npublished\n')
    git(copy.root, 'add', '-A')
    git(copy.root, 'commit', '-qm', 'As it was')
    git(copy.root, 'remote', 'add', 'origin', remote)
    git(copy.root, 'push', '-q', 'origin', 'main')
    git(away, 'clone', '-q', remote, other)
  })
  const there = (file: string) => git(remote, 'show', `main:${file}`)
  const namesThere = () => git(remote, '-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', 'main').split('\n')
  const write = (folder: string, file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const commit = (folder: string, file: string, text: string) => {
    write(folder, file, text)
    git(folder, 'add', '-A', '--', file)
    git(folder, 'commit', '-qm', 'By a developer', '--', file)
  }
  const theyPublish = (file: string, text = `${readFileSync(join(other, file), 'utf8')}# them\n`) => {
    git(other, 'pull', '-q')
    commit(other, file, text)
    git(other, 'push', '-q')
  }
  const atHost = (hook: string, script: string) =>
    writeFileSync(join(remote, 'hooks', hook), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  /** Once the remote has taken it, it kills the program that has sent it. */
  const cut =
    'pid=$PPID; until ps -o args= -p $pid | grep -q " push "; do pid=$(ps -o ppid= -p $pid); done; kill -9 $pid'
  const push = (given?: Parameters<typeof publisherWith>[0]) => publisherWith(given).publish({ how: 'push' })
  /** Index, branch, HEAD and other files of the project. */
  const ofProject = () => [
    git(copy.root, 'for-each-ref', 'refs/heads'),
    git(copy.root, 'symbolic-ref', 'HEAD'),
    git(copy.root, 'diff', '--cached'),
    git(copy.root, 'status', '--porcelain', '--', ':!content'),
  ]

  test('holds and sends what was saved before it, says what that is, and names where it went', async () => {
    const heading = 'home.yaml#about.heading'
    const owner = new ContentStore(copy.root)
    const was = owner.fields().get(heading)!.field.value!
    owner.save([{ path: heading, value: 'A gate to quiet', was }])
    change('mine')
    const mine = copy.read('site.yaml')
    const answer = await push({
      build: (folder) => {
        change('meanwhile')
        return build(folder)
      },
    })
    expect(answer).toMatchObject({ problems: [], pushed: { name: 'origin', branch: 'main' } })
    expect(there(site)).toBe(mine.trim())
    expect(readFileSync(join(copy.root, answer.folder!, 'index.html'), 'utf8')).toBe(mine)
    expect(git(remote, 'log', '-1', '--format=%B', 'main')).toMatch(
      /^content: Publish .*\n\n- Home › Who you are › Heading: .* → A gate to quiet$/,
    )
    expect(new History(owner).changes().done).toEqual([])
    // What was saved meanwhile goes with the next one.
    expect(copy.read('site.yaml')).toContain('meanwhile')
    expect((await push()).problems).toEqual([])
    expect(there(site)).toContain('meanwhile')
    owner.undo()
  })

  test.each<[string, () => void, () => void]>([
    [
      'what somebody else has published, and takes in what is content',
      () => {
        theyPublish(about)
        theyPublish('tools/café.ts', 'theirs')
      },
      () => {
        expect([there(about), copy.read('about.yaml')]).toEqual([
          expect.stringContaining('# them'),
          expect.stringContaining('# them'),
        ])
        expect([there('tools/café.ts'), existsSync(join(copy.root, 'tools'))]).toEqual(['theirs', false])
      },
    ],
    [
      'a file of somebody else that has the name of one that is not in git here',
      () => {
        write(copy.root, 'tools/notes.ts', 'ours')
        theyPublish('tools/notes.ts', 'theirs')
      },
      () => {
        expect(there('tools/notes.ts')).toBe('theirs')
        expect(readFileSync(join(copy.root, 'tools/notes.ts'), 'utf8')).toBe('ours')
      },
    ],
    [
      'a commit that a developer makes here while it is sent',
      () => {
        const words = '-c user.name=A -c user.email=a@localhost commit -q --allow-empty -m Meanwhile'
        atHost('pre-receive', `env -i PATH="$PATH" git -C '${copy.root}' ${words}`)
      },
      () => expect(git(copy.root, 'log', '-1', '--format=%s')).toBe('Meanwhile'),
    ],
    [
      'what is committed or staged here and is no content, and sends none of it',
      () => {
        commit(copy.root, 'tools/ours.ts', 'committed')
        write(copy.root, 'tools/staged.ts', 'staged')
        git(copy.root, 'add', 'tools/staged.ts')
        write(copy.root, 'content/.DS_Store', '')
      },
      () => expect(namesThere().filter((name) => /tools|DS_Store/.test(name))).toEqual([]),
    ],
    [
      'an index that another program holds',
      () => write(copy.root, '.git/index.lock', ''),
      () => rmSync(join(copy.root, '.git/index.lock')),
    ],
    [
      'an e-mail without a name in the settings of git',
      () => git(copy.root, 'config', 'user.email', 'owner@resort.example'),
      () => expect(git(remote, 'log', '-1', '--format=%an %ae', 'main')).toBe('The owner owner@resort.example'),
    ],
  ])('leaves as it is: %s', async (_, prepare, check) => {
    prepare()
    change('mine')
    const was = ofProject().slice(1)
    const { problems, pushed } = await push()
    expect({ problems, pushed: pushed?.branch }).toEqual({ problems: [], pushed: 'main' })
    expect(there(site)).toContain('mine')
    check()
    expect(ofProject().slice(1)).toEqual(was)
    // The next one is no less.
    change('later')
    expect((await push()).problems).toEqual([])
    expect(there(site)).toContain('later')
    rmSync(join(copy.root, 'content/.DS_Store'), { force: true })
  })

  test.each<[string, () => void]>([
    ['the same file', () => theyPublish(site)],
    [
      'a new file of the same name',
      () => {
        write(copy.root, 'assets/pictures/new.txt', 'ours')
        theyPublish('assets/pictures/new.txt', 'theirs')
      },
    ],
    ['what makes both unsound', () => theyPublish(about, 'hero: gone\n')],
    ['what asks for a confirmation', () => theyPublish('content/unconfirmed.yaml', 'site.yaml#name: Is it right?\n')],
    ['code that refuses what is here', () => theyPublish('tools/refuses', '')],
    ['something at the same moment', () => atHost('update', 'exit 1')],
  ])('is refused where somebody else has published %s: nothing is sent or lost', async (_, publish) => {
    publish()
    change('mine')
    const mine = copy.read('site.yaml')
    const was = [git(remote, 'rev-parse', 'main'), ...ofProject()]
    const { problems, pushed } = await push({
      build: (folder) => {
        if (existsSync(join(folder, 'tools/refuses'))) throw new PublishProblem('The site could not be built.')
        return build(folder)
      },
      reasons: async (root) =>
        readFileSync(join(root, 'content/unconfirmed.yaml'), 'utf8').includes('Is it right?')
          ? [{ says: 'must be confirmed', at: { file: site, path: ['name'] } }]
          : [],
    })
    expect(problems).toHaveLength(1)
    expect(pushed).toBeUndefined()
    expect(copy.read('site.yaml')).toBe(mine)
    expect([git(remote, 'rev-parse', 'main'), ...ofProject()]).toEqual(was)
    rmSync(join(copy.root, 'assets/pictures/new.txt'), { force: true })
    copy.write('unconfirmed.yaml', beforeUnconfirmed)
  })

  test('leaves what was saved while it was joined', async () => {
    theyPublish(about)
    change('mine')
    const publishing = push()
    copy.write('about.yaml', `${beforeAbout}# meanwhile\n`)
    expect((await publishing).problems).toHaveLength(1)
    expect(copy.read('about.yaml')).toBe(`${beforeAbout}# meanwhile\n`)
  })

  test.each([
    ['with nothing of somebody else', () => {}, () => {}],
    ['on top of somebody else', () => theyPublish(about), () => theyPublish(about)],
  ])('that has arrived, which nobody heard, is not taken back by the next one: %s', async (_, first, second) => {
    first()
    atHost('post-receive', `mv '${remote}' '${remote}.gone'; ${cut}`)
    change('earlier words')
    expect((await push()).problems.join()).toContain('stopped answering')
    renameSync(`${remote}.gone`, remote)
    rmSync(join(remote, 'hooks/post-receive'))
    expect(there(site)).toContain('earlier words')
    second()
    change('later words')
    expect((await push()).problems).toEqual([])
    expect(there(site)).toMatch(/earlier words[^]*later words/)
    expect(there(about)).toBe(git(other, 'show', 'origin/main:content/about.yaml'))
    expect(copy.read('about.yaml').trim()).toBe(there(about))
  })

  test('whose answer is lost is recognised where it has arrived', async () => {
    atHost('post-receive', cut)
    change('mine')
    expect(await push()).toMatchObject({ problems: [], pushed: { branch: 'main' } })
  })

  test.each([
    ['no longer there', () => rmSync(remote, { recursive: true })],
    ['there was no answer', () => git(copy.root, 'remote', 'set-url', 'origin', 'https://nobody.invalid/site.git')],
    ['doesn’t accept changes', () => atHost('update', 'exit 1')],
  ])('that fails says why (%s)', async (words, breakIt) => {
    breakIt()
    change('mine')
    const { problems, zip } = await push()
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^Nothing was sent to \\S+: .*${words}`))])
    if (zip !== undefined) expect(existsSync(join(copy.root, zip))).toBe(true)
  })

  test('names the branch that it goes to, also a new one', async () => {
    git(copy.root, 'checkout', '-qb', 'autumn')
    change('mine')
    expect((await push()).pushed?.branch).toBe('autumn')
    expect(there(site)).not.toContain('mine')
    expect(git(remote, 'show', `autumn:${site}`)).toContain('mine')
  })
})

describe('O1 the build of a copy', () => {
  const folder = join(away, 'copy')
  const buildIs = (code: string) => {
    rmSync(folder, { recursive: true, force: true })
    for (const each of ['tools/commands/end-with-npm.ts', 'tools/machine-errors.ts'])
      cpSync(join(project, each), join(folder, each))
    writeFileSync(join(folder, 'tools/build.ts'), code)
  }

  test('that fails says why, without paths', async () => {
    const path = join(folder, 'dist (1)/a.avif')
    buildIs(`import { explain } from './machine-errors.ts'
      console.error('✗ Build failed in 2 s')
      console.error(explain(Object.assign(new Error(), { code: 'ENOSPC', path: ${JSON.stringify(path)} })))
      process.exitCode = 1`)
    await expect(buildCopy(folder)(folder)).rejects.toThrow(
      /^The site could not be built\. The disk is full\. Free some space, and try again\.$/,
    )
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
