import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { copyContent, withPhotographs } from '../tests/content/content-copy.ts'
import { stepsOn } from '../tests/content/editor-copy.ts'
import { beforeLaunch, change } from '../tests/resort/launches.ts'
import type { Count } from '../tools/run-stages.ts'
import { ContentStore } from './content-store.ts'
import { publisherOf } from './publish-here.ts'

const copy = await withPhotographs(copyContent())
const { root } = copy
change(root, beforeLaunch)
const count: Count = { passed: 1, failed: 0, skipped: 0 }
const run = vi.fn(async () => count)
const build = vi.fn((name: string) => ({ name, run }))
const open = vi.fn<(what: string) => void>()
const publisher = publisherOf(root, build, open)
beforeEach(() => vi.clearAllMocks())

test('O1 O2 what stands in the way is listed with its field; a draft is built all the same', async () => {
  const written = copy.read('site.yaml')
  const facts = { 'site.yaml#name': 'Is it right?', 'home.yaml#about.heading': 'Is it right?' }
  copy.write('unconfirmed.yaml', stringify(facts))
  change(root, ({ site }) => void Object.assign(site!, { phone: '+351000000000' }))
  expect(new ContentStore(stepsOn(root)).blockers(await publisher.reasons())).toEqual([
    { sentence: expect.stringMatching(/^“Home” has one fact that nobody has confirmed/), isUnconfirmed: true },
    { sentence: expect.stringContaining('is not confirmed: Is it right?'), path: 'site.yaml#name' },
    { sentence: expect.stringContaining('is a placeholder'), path: 'site.yaml#phone' },
  ])
  expect((await publisher.publish('site')).problems).toHaveLength(1)
  expect(await publisher.publish('draft')).toEqual({
    problems: [],
    built: { how: 'draft', folder: join(root, 'dist') },
  })
  copy.write('site.yaml', 'name: gone\n')
  expect((await publisher.publish('draft')).problems.length).toBeGreaterThan(0)
  expect(build.mock.calls).toEqual([['draft']])
  copy.write('site.yaml', written)
  copy.write('unconfirmed.yaml', '# Everything is confirmed.\n')
})

test('O1 a site without open facts is built, one at a time, and its folder is opened', async () => {
  const first = publisher.publish('site')
  expect((await publisher.publish('draft')).problems).toEqual([expect.stringContaining('being built already')])
  expect(await first).toEqual({ problems: [], built: { how: 'site', folder: join(root, 'dist') } })
  expect((await publisher.publish('draft')).problems).toEqual([])
  expect(build.mock.calls).toEqual([['published'], ['draft']])
  expect(open.mock.calls).toEqual([[join(root, 'dist')], [join(root, 'dist')]])
})

const full = 'The disk is full. Free some space, and try again.'
test.each([
  [['✗ Build failed in 2 s', `${full} (${root}/dist (1)/a.avif)`], `The site could not be built. ${full}`],
  [[], 'The site could not be built. The window where you started the editor says why.'],
])('O1 a build that fails says why in a sentence without paths, and the next one begins: %j', async (reasons, says) => {
  for (const _ of [1, 2]) {
    run.mockResolvedValueOnce({ ...count, failed: 1, reasons })
    expect(await publisher.publish('site')).toEqual({ problems: [says] })
  }
  expect(open).not.toHaveBeenCalled()
})
