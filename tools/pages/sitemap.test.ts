import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changedOn, robots, sitemap, sourcesOf } from './sitemap.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string, changed?: string) {
  mkdirSync(join(root, name, '..'), { recursive: true })
  writeFileSync(join(root, name), text)
  if (changed) utimesSync(join(root, name), new Date(changed), new Date(changed))
}

function commit(date: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '--allow-empty', '-m', 'change')
}

describe('the day of a change', () => {
  test('is that of the last commit that touched one of the files', async () => {
    write('a.yaml', '1')
    write('b.yaml', '1')
    commit('2026-01-02T10:00:00Z')
    write('b.yaml', '2')
    commit('2026-03-04T10:00:00Z')
    expect(await changedOn(root, ['a.yaml'])).toEqual(new Date('2026-01-02T10:00:00Z'))
    expect(await changedOn(root, ['a.yaml', 'b.yaml'])).toEqual(new Date('2026-03-04T10:00:00Z'))
  })

  test('is that of the file where it is not committed as it is', async () => {
    write('a.yaml', '1')
    commit('2026-01-02T10:00:00Z')
    write('a.yaml', '2', '2026-05-06T10:00:00Z')
    expect(await changedOn(root, ['a.yaml'])).toEqual(new Date('2026-05-06T10:00:00Z'))
    write('new.yaml', '1', '2026-07-08T10:00:00Z')
    expect(await changedOn(root, ['new.yaml'])).toEqual(new Date('2026-07-08T10:00:00Z'))
  })

  test('is that of the newest file outside of a checkout', async () => {
    write('a.yaml', '1', '2026-01-02T10:00:00Z')
    write('b.yaml', '1', '2026-03-04T10:00:00Z')
    expect(await changedOn(root, ['a.yaml', 'b.yaml'])).toEqual(new Date('2026-03-04T10:00:00Z'))
  })

  test('is not known in a shallow checkout', async () => {
    write('a.yaml', '1')
    commit('2026-01-02T10:00:00Z')
    commit('2026-03-04T10:00:00Z')
    const shallow = join(root, 'shallow')
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow])
    expect(await changedOn(shallow, ['a.yaml'])).toBeUndefined()
  })
})

test('a page is its folder and the content it imports, but for ui.yaml', async () => {
  write(
    'app/pages/home/HomePage.tsx',
    "import home from '../../../content/home.yaml'\nimport { Hero } from './Hero.tsx'",
  )
  write(
    'app/pages/home/Hero.tsx',
    "import ui from '../../../content/ui.yaml'\nimport a from '../../../content/about.yaml'",
  )
  write('app/pages/home/Hero.test.ts', "import b from '../../../content/faq.yaml'")
  expect(await sourcesOf(root, './pages/home/HomePage.tsx')).toEqual([
    'app/pages/home/Hero.tsx',
    'app/pages/home/HomePage.tsx',
    'content/about.yaml',
    'content/home.yaml',
  ])
})

test('the sitemap leaves out a day that is not known, and escapes', () => {
  const text = sitemap([
    { address: 'https://resort.example/?a&b', changed: new Date('2026-01-02T10:00:00Z') },
    { address: 'https://resort.example/b', changed: undefined },
  ])
  expect(text).toContain('<url><loc>https://resort.example/?a&amp;b</loc><lastmod>2026-01-02</lastmod></url>')
  expect(text).toContain('<url><loc>https://resort.example/b</loc></url>')
})

test('crawlers may fetch everything, to read a noindex and the sitemap', () => {
  expect(robots('https://resort.example')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://resort.example/sitemap.xml\n',
  )
})
