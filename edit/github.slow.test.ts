import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openFakeGitHub, type Cut } from '../tests/fake-github.ts'
import type { ContentStore } from './content-store.ts'
import { DiskProblem, fingerprintOf, KeyRefused, NoAnswer } from './disk.ts'
import { atHost } from './git-host.ts'
import { gitHub } from './github.ts'
import type { Side } from './merge.ts'
import { publish } from './publish-to-host.ts'
import { withValue } from './yaml-text.ts'
import { Steps } from './steps.ts'

const [file, old, fresh] = ['content/stays.yaml', 'assets/pictures/rose.webp', 'assets/pictures/rose.jpg']
const text = `# Of all
oak:
  priceUsd: 60 # per night
  name: Oak
elm: { priceUsd: 80, name: Elm } # Of the second
`
const host = await openFakeGitHub(Object.entries({ [file]: text, 'content/stays.schema.ts': '', [old]: 'rose' }))
const begun = host.head()
const now = () => host.git('show', `main:${file}`)
const { fetch } = globalThis
afterAll(() => host.close())
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(address.replace('https://api.github.com', host.address), init),
  )
  host.git('update-ref', 'refs/heads/main', begun)
})

/** A window of the editor. What it keeps is there when another one is opened. */
async function openWindow(own: { kept?: Steps; side?: Side } = {}, browser = 'one') {
  const disk = gitHub({ repository: 'waridi/site', key: 'key', browser })
  const place = { steps: own.kept ?? new Steps(await disk.read({ version: '', files: new Map() })) }
  const keep = async () => {
    const { base, now: held, all } = place.steps
    own.kept = new Steps(base, held, all)
  }
  const means = { place, choose: () => own.side, check: () => [], told: () => ['Price: $60 → $65'], keep }
  const set = (path: string[], value: string | number) => {
    const changed = withValue(place.steps.now.get(file) as string, path, value)
    place.steps.commit(path.join(' '), new Map([[file, changed]]))
    return keep()
  }
  const { copy, copySoon } = atHost(place as ContentStore, disk, () => {})
  return { disk, place, set, copy, copySoon, publish: async () => (await publish(disk, means)).version }
}
const price = ['-  priceUsd: 60 # per night', '+  priceUsd: 65 # per night']

test('O1 all goes in one commit that tells it; what is undone later is another one', async () => {
  const { place, ...window } = await openWindow()
  expect([...place.steps.now.keys()]).toEqual([file, old])
  await window.set(['oak', 'priceUsd'], 65)
  const photograph = new File(['new'], await fingerprintOf(new TextEncoder().encode('new')))
  place.steps.commit('Picture', new Map<string, File | null>([[fresh, photograph]]).set(old, null))
  expect(await window.publish()).toBe(host.head())
  expect(host.git('show', '--format=%B', '--name-status', 'main')).toMatch(
    /- Price: \$60 → \$65\n\nEdit: [\w-]+\n[^]*A\t\S*rose\.jpg\nD\t\S*rose\.webp\nM\tcontent\/stays\.yaml\n$/,
  )
  expect(await window.publish()).toBe(host.head())
  for (const _ of [1, 2]) place.steps.undo(() => true)
  expect(place.steps.last).toBeUndefined()
  await window.publish()
  expect(host.git('diff', begun, 'main')).toBe('')
})

const cuts: (Cut | undefined)[] = [undefined, 'before', 'after', 'within']
const hundred = Array.from({ length: 100 }, (_, at) => at)
test.each(hundred)('O1 whatever is cut, nothing is lost or sent twice: %i', async (at) => {
  const own = {}
  let window = await openWindow(own)
  await window.set(['oak', 'priceUsd'], 65)
  const isMoved = at % 3 === 0
  if (isMoved) host.commit([[file, withValue(text, ['elm', 'name'], 'Great Elm')]])
  host.cuts.push(...[at, at >> 2, at >> 4, at >> 6].map((turn) => cuts[turn % 4]))
  let wanted = price
  // The browser ends, or something is changed, before there is a connection again.
  while ((await window.publish().catch(() => '')) === '') {
    if (at % 2 === 0) window = await openWindow(own)
    else await window.set(['oak', 'name'], 'Great Oak')
    if (at % 2 > 0) wanted = ['-  name: Oak', '+  name: Great Oak', ...price]
  }
  host.cuts.length = 0
  const sent = host.git('log', '--format=%H', '--grep=Edit:', `${begun}..main`).trim().split('\n')
  expect(sent.flatMap(host.difference).toSorted()).toEqual(wanted.toSorted())
  expect(now().includes('Great Elm')).toBe(isMoved)
  expect(now().match(/#.*/g)).toEqual(text.match(/#.*/g))
  const { changed, all } = window.place.steps
  expect([changed.size, all.filter(({ isPublished }) => !isPublished)]).toEqual([0, []])
})

test('O1 of the same field one is asked, and nothing is sent before', async () => {
  const own: { side?: Side } = {}
  const window = await openWindow(own)
  await window.set(['oak', 'priceUsd'], 65)
  const theirs = host.commit([[file, text.replace('60', '70').replace('name: Elm', 'name: Great Elm')]])
  expect([await window.publish(), host.head()]).toEqual([undefined, theirs])
  own.side = 'mine'
  await window.publish()
  expect(host.difference('main')).toEqual(['-  priceUsd: 70 # per night', price[1]])
  await window.set(['oak', 'priceUsd'], 69)
  const later = host.commit([[file, now().replace('65', '71')]])
  own.side = 'theirs'
  expect(await window.publish()).toBe(later)
  expect(window.place.steps.now.get(file)).toBe(now())
})

test.each<[typeof DiskProblem, status: number, body?: string, headers?: Record<string, string>]>([
  [KeyRefused, 401],
  [KeyRefused, 403],
  [KeyRefused, 200, '{"errors":[{"type":"FORBIDDEN"}]}'],
  [NoAnswer, 403, '', { 'retry-after': '60' }],
  [NoAnswer, 403, '', { 'x-ratelimit-remaining': '0' }],
  [NoAnswer, 502],
  [DiskProblem, 200, '{"errors":[{"type":"UNAVAILABLE"}]}'],
])('O1 a key is refused by GitHub alone, and by no hiccup: %o %i %s %o', async (kind, status, body, headers) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: headers ?? {} }))
  await expect(openWindow()).rejects.toSatisfy((each) => (each as Error).constructor === kind)
})

test('O1 what has arrived is known, also below what somebody else has published since', async () => {
  const own = {}
  const window = await openWindow(own)
  await window.set(['oak', 'priceUsd'], 65)
  host.cuts.push(undefined, 'after', 'before', 'before', 'before')
  await expect(window.publish()).rejects.toThrow()
  host.cuts.length = 0
  expect(host.difference('main')).toEqual(price)
  const later = host.commit([[file, now().replace('65', '66')]])
  const again = await openWindow(own)
  expect(await again.publish()).toBe(later)
  expect(again.place.steps.all.filter(({ isPublished }) => !isPublished)).toEqual([])
})

test('O1 what is not published is copied, and found from elsewhere; what was undone is not', async () => {
  const own = {}
  const { disk, place, set, copy, copySoon } = await openWindow(own)
  await copy()
  expect(await disk.draft()).toBeUndefined()
  expect(await disk.read(place.steps.base)).toBe(place.steps.base)
  // Not each step by itself: hosts build each copy.
  vi.useFakeTimers()
  const copying = vi.spyOn(disk, 'copy')
  for (const value of [64, 65]) {
    await set(['oak', 'priceUsd'], value)
    copySoon()
    await vi.advanceTimersByTimeAsync(19_000)
  }
  expect(copying).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  await copy()
  expect(copying).toHaveBeenCalledTimes(2)
  expect([host.head(), host.difference('draft')]).toEqual([begun, price])
  const only = host.head('draft')
  const copyOnOpening = async () => {
    const window = await openWindow(own)
    await window.disk.read(window.place.steps.base)
    await window.copy()
  }
  // Nor the same again.
  await copyOnOpening()
  expect(host.head('draft')).toBe(only)
  const draft = (await disk.draft())!
  expect([draft.before.version, new Steps(draft.before, draft.now.files).changed]).toEqual([begun, place.steps.changed])
  await set(['oak', 'priceUsd'], 60)
  // Without a connection, until the browser ends. Others leave alone what is not theirs.
  host.cuts.push('before')
  await copy()
  await (await openWindow({}, 'another')).copy()
  expect(host.difference('draft')).toEqual(price)
  await copyOnOpening()
  expect(await disk.draft()).toBeUndefined()
})
