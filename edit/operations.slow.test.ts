import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { lettersOfFaces } from '../tools/brand/glyph-coverage.ts'
import { ProblemsFound } from '../tools/content/problem.ts'
import { History } from './since-publication.ts'
import { ContentStore } from './content-store.ts'
import { operationsOf } from './operations.ts'
import type { Photographs } from './photographs.ts'
import { answerTo } from './plugin.ts'
import { Publisher } from './publisher.ts'

const copy = copyContent()
const before = copy.read('home.yaml')
const path = 'home.yaml#about.heading'
const was = soundContent().home.about.heading
let store: ContentStore

beforeEach(async () => {
  rmSync(join(copy.root, '.cache'), { recursive: true, force: true })
  copy.write('home.yaml', before)
  store = new ContentStore(copy.root, { letters: await lettersOfFaces() })
})

const server = {
  watcher: { emit: () => true },
  environments: { client: { hot: { send: () => {} }, moduleGraph: { invalidateAll: () => {} } } },
} as unknown as ViteDevServer

/** @param prepareAgain what becomes of pictures, fonts and map */
function operationsWith(prepareAgain = async () => {}) {
  const history = new History(store)
  const given = { store, history, publisher: new Publisher(store, history), photographs: {} as Photographs }
  return operationsOf(given, server, prepareAgain) as Record<string, (data: unknown) => Promise<unknown>>
}

test('O1 letters that the face lacks are refused as they are typed, and before a byte is written', () => {
  const value = 'A 🌹'
  expect(store.try({ path, value }).problems.join()).toContain('the typeface of headings does not have')
  expect(store.save([{ path, value, was }]).problems.join()).toContain('the typeface of headings')
  expect(copy.read('home.yaml')).toBe(before)
  expect(store.undoHistory.last).toBeUndefined()
  expect(store.save([{ path, value: 'Other words', was }]).problems).toEqual([])
})

test.each([
  ['with a sentence', new ProblemsFound([{ says: 'is wrong', at: { file: 'content/home.yaml', path: [] } }])],
  ['whatever failed', new Error('ENOSPC')],
])('O1 what cannot be shown once it is written is taken back, %s, and nothing of another window', async (_, error) => {
  const refusing = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue()
  const { save } = operationsWith(refusing) as { save: (changes: unknown) => Promise<unknown> }
  const kicker = 'home.yaml#about.kicker'
  const [mine, theirs] = await Promise.allSettled([
    save([{ path, value: 'Letters: Ææ Øø Ğğ', was }]),
    save([{ path: kicker, value: 'Typed there', was: store.fields().get(kicker)!.field.value }]),
  ])
  expect(mine).toEqual({ status: 'rejected', reason: error })
  expect(theirs).toMatchObject({ value: { problems: [] } })
  expect(copy.read('home.yaml')).toContain('Typed there')
  store.undo()
  expect(copy.read('home.yaml')).toBe(before)
})

test('O1 what is undone is told as done, also where the page cannot show it', async () => {
  const { save, undo } = operationsWith(
    vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new Error()),
  )
  await save!([{ path, value: 'Letters: Ææ Øø Ğğ', was }])
  const told = { problems: [expect.stringMatching(/^It is undone, but /)] }
  expect(await undo!({ id: store.undoHistory.last!.id })).toMatchObject(told)
  expect(copy.read('home.yaml')).toBe(before)
})

test.each([
  ['a quote that is left open', 'site.yaml', (text: string) => text.replace('name: ', 'name: "')],
  ['marks of a merge', 'site.yaml', (text: string) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> theirs\n`],
  ['a text in place of all', 'home.yaml', () => 'hello'],
  ['a place that is gone', 'site.yaml', (text: string) => text.replace(/^place:$/m, 'plcae:')],
  ['null in place of a list', 'location.yaml', (text: string) => text.replace(/^nearby:$/m, 'nearby: null\nothers:')],
])('O1 %s, which another program has written, is told in a sentence by whatever is asked', async (_, file, spoil) => {
  const sound = copy.read(file)
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const operations = operationsWith()
  const ask = (name: string, data?: unknown) => answerTo(operations, { name, data: data as never }, copy.root)
  copy.write(file, spoil(sound))
  try {
    const asked = [
      ask('state'),
      ask('try', { path, value: 'Words' }),
      ask('save', [{ path, value: 'Words', was }]),
      ask('confirm', { path }),
      ask('readiness'),
      ask('changeList', { path: `${path}.1`, how: 'remove' }),
    ]
    const answers = (await Promise.all(asked)) as { problems?: string[]; broken?: string | null }[]
    const sentences = answers.flatMap(({ problems = [], broken }) => [...problems, ...(broken ? [broken] : [])])
    expect(sentences.length).toBeGreaterThan(0)
    expect(() => store.addMarkers('home', {})).not.toThrow()
    for (const each of sentences) expect(each).toMatch(/^\p{Lu}|^“/u)
    expect(sentences.join('\n')).not.toMatch(/\.yaml|line \d|`|\{|undefined|went wrong/)
    expect(told).not.toHaveBeenCalled()
  } finally {
    copy.write(file, sound)
  }
  expect(await ask('state')).toMatchObject({ broken: null })
})
