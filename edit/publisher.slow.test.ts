import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyContent } from '../tests/content/content-copy.ts'
import { root as project } from '../tools/root.ts'
import { History } from './since-publication.ts'
import { ContentStore } from './content-store.ts'
import { buildCopy, Publisher, type Build } from './publisher.ts'

vi.setConfig({ testTimeout: 60_000 })
vi.spyOn(console, 'error').mockReturnValue()

const away = mkdtempSync(join(tmpdir(), 'remote-'))
afterAll(() => rmSync(away, { recursive: true, force: true }))

const site = 'content/site.yaml'
const copy = copyContent()
const before = copy.read('site.yaml')

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

  beforeEach(() => {
    for (const each of [remote, other, join(copy.root, 'README.md')]) rmSync(each, { recursive: true, force: true })
    git(away, 'init', '-q', '--bare', '-b', 'main', remote)
    git(copy.root, 'init', '-q', '-b', 'main')
    writeFileSync(join(copy.root, '.gitignore'), '.cache\npublished\n.DS_Store\n')
    git(copy.root, 'add', '-A')
    git(copy.root, 'commit', '-qm', 'As it was')
    git(copy.root, 'remote', 'add', 'origin', remote)
    git(copy.root, 'push', '-q', 'origin', 'main')
    git(away, 'clone', '-q', remote, other)
  })
  const there = (file: string) => git(remote, 'show', `main:${file}`)
  const theyChange = (file: string) => {
    writeFileSync(
      join(other, file),
      `${existsSync(join(other, file)) ? readFileSync(join(other, file), 'utf8') : ''}# them\n`,
    )
    git(other, 'add', '-A')
    git(other, 'commit', '-qm', 'Theirs')
    git(other, 'push', '-q')
  }
  const push = () => publisherWith().publish({ how: 'push' })

  test('holds and sends what was saved before it, says what that is, and names where it went', async () => {
    const heading = 'home.yaml#about.heading'
    const owner = new ContentStore(copy.root)
    const was = owner.fields().get(heading)!.field.value!
    owner.save([{ path: heading, value: 'A gate to quiet', was }])
    change('mine')
    const mine = copy.read('site.yaml')
    const publisher = publisherWith({
      build: (folder) => {
        change('meanwhile')
        return build(folder)
      },
    })
    const answer = await publisher.publish({ how: 'push' })
    expect(answer).toMatchObject({ problems: [], pushed: { name: 'origin', branch: 'main' } })
    expect(there(site)).toBe(mine.trim())
    expect(readFileSync(join(copy.root, answer.folder!, 'index.html'), 'utf8')).toBe(mine)
    expect(git(remote, 'log', '-1', '--format=%B', 'main')).toMatch(
      /^content: Publish .*\n\n- Home › Who you are › Heading: .* → A gate to quiet$/,
    )
    expect(new History(owner).changes().done).toEqual([])
    // What was saved meanwhile is changed since.
    expect(git(copy.root, 'status', '--porcelain')).toBe(`M ${site}`)
    expect(copy.read('site.yaml')).toContain('meanwhile')
    expect(git(copy.root, 'rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'))
    owner.undo()
  })

  test('comes on top of what somebody else has published in other files', async () => {
    theyChange('README.md')
    change('mine')
    expect((await push()).problems).toEqual([])
    expect(there('README.md')).toBe('# them')
    expect(there(site)).toContain('mine')
    expect(readFileSync(join(copy.root, 'README.md'), 'utf8')).toBe('# them\n')
    expect(git(copy.root, 'status', '--porcelain')).toBe('')
  })

  test('leaves what was saved while it was sent', async () => {
    const about = 'content/about.yaml'
    theyChange(about)
    change('mine')
    const hook = `#!/bin/sh\necho '# meanwhile' >> '${join(copy.root, about)}'\n`
    writeFileSync(join(remote, 'hooks/post-receive'), hook, { mode: 0o755 })
    expect((await push()).problems).toEqual([])
    expect(there(about)).toContain('# them')
    expect(copy.read('about.yaml')).toContain('# meanwhile')
  })

  test('of what somebody else has published as well says so, names the zip and changes nothing', async () => {
    theyChange(site)
    change('mine')
    const mine = copy.read('site.yaml')
    const { problems, zip, pushed } = await push()
    expect(problems.join()).toContain('Somebody else has published changes')
    expect(pushed).toBeUndefined()
    expect(existsSync(join(copy.root, zip!))).toBe(true)
    expect(copy.read('site.yaml')).toBe(mine)
    expect(there(site)).toContain('them')
    expect(git(copy.root, 'log', '--format=%s')).toBe('As it was')
  })

  test.each([
    ['as it was', () => {}, 'As it was'],
    ['with what somebody else has added', () => theyChange('README.md'), 'Theirs'],
  ])('that has arrived, which nobody heard, is recognised there %s', async (_, meanwhile, last) => {
    // Once the remote has taken it, it kills the program that has sent it.
    const hook = join(remote, 'hooks/post-receive')
    const parent = 'pid=$(ps -o ppid= -p $pid)'
    const kill = `pid=$PPID; until ps -o args= -p $pid | grep -q ' push '; do ${parent}; done; kill -9 $pid`
    writeFileSync(hook, `#!/bin/sh\n${kill}\n`, { mode: 0o755 })
    change('earlier words')
    expect((await push()).problems).toHaveLength(1)
    expect(there(site)).toContain('earlier words')
    rmSync(hook)
    expect(git(copy.root, 'log', '-1', '--format=%s')).toBe('As it was')
    git(other, 'pull', '-q')
    meanwhile()
    change('later words')
    expect((await push()).problems).toEqual([])
    expect(there(site)).toMatch(/earlier words[^]*later words/)
    expect(git(copy.root, 'rev-parse', 'HEAD')).toBe(git(remote, 'rev-parse', 'main'))
    expect(git(copy.root, 'for-each-ref', 'refs/edit')).toBe('')
    const subjects = git(copy.root, 'log', '--format=%s').split('\n')
    expect(subjects.filter((each) => each.startsWith('content: Publish'))).toHaveLength(2)
    expect(subjects).toContain(last)
  })

  test('leaves what is staged elsewhere as it is, and an index that another program holds', async () => {
    writeFileSync(join(copy.root, 'notes.txt'), 'Not published')
    git(copy.root, 'add', 'notes.txt')
    writeFileSync(join(copy.root, 'content/.DS_Store'), '')
    change('earlier words')
    expect((await push()).problems).toEqual([])
    expect(git(copy.root, 'status', '--porcelain')).toBe('A  notes.txt')
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain('.DS_Store')
    expect(git(remote, 'ls-tree', '--name-only', 'main')).not.toContain('notes.txt')
    writeFileSync(join(copy.root, '.git/index.lock'), '')
    change('later words')
    expect((await push()).problems).toEqual([])
    expect(there(site)).toContain('later words')
    rmSync(join(copy.root, '.git/index.lock'))
    for (const file of ['notes.txt', 'content/.DS_Store']) rmSync(join(copy.root, file))
  })

  test.each([
    ['no longer there', () => rmSync(remote, { recursive: true })],
    ['there was no answer', () => git(copy.root, 'remote', 'set-url', 'origin', 'https://nobody.invalid/site.git')],
    [
      'doesn’t accept changes',
      () => writeFileSync(join(remote, 'hooks/update'), '#!/bin/sh\nexit 1\n', { mode: 0o755 }),
    ],
  ])('that fails says why (%s), and names the zip', async (words, breakIt) => {
    breakIt()
    change('mine')
    const { problems, zip } = await push()
    expect(problems.join()).toContain(words)
    expect(zip).toBeDefined()
    expect(git(copy.root, 'log', '--format=%s')).toBe('As it was')
  })

  test('names the branch that it goes to', async () => {
    git(copy.root, 'checkout', '-qb', 'autumn')
    change('mine')
    expect((await push()).pushed?.branch).toBe('autumn')
    expect(there(site)).not.toContain('mine')
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
