import { expect, test } from 'vitest'
import type { Held } from './disk.ts'
import { Steps } from './steps.ts'

const [text, old, fresh] = ['content/a.yaml', 'assets/pictures/old.webp', 'assets/pictures/new.jpg']
const first = { [text]: 'a: 1\r\n', 'content/b.yaml': 'b: 1\n', [old]: 'its hash' }
/** A step of every kind: two files are written, one comes, one goes. */
const step = Object.entries({
  [text]: 'a: 2\n',
  'content/b.yaml': 'b: 2\n',
  [fresh]: new File(['new'], 'another hash'),
})
const begin = (files: object) => new Steps({ version: '1', files: new Map(Object.entries(files)) })

test('O1 a step changes all its files, and is undone as a whole, also of pictures whose bytes are not at hand', () => {
  const steps = begin(first)
  steps.commit('none', new Map([[text, first[text]!]]))
  expect(steps.last).toBeUndefined()
  steps.hold(old, new File(['old'], 'its hash'))
  expect(steps.changed.size).toBe(0)
  const wanted = new Map<string, Held | null>([...step, [old, null]])
  steps.commit('one', wanted)
  expect(new Map(steps.changed)).toEqual(wanted)
  expect(steps.files().get(fresh)).toBe('')
  // Read again, the disk tells its hash.
  const again = begin({ ...Object.fromEntries(steps.now), [fresh]: 'another hash' })
  again.all = steps.all
  expect(again.undo(() => true)).toBe(true)
  expect(Object.fromEntries(again.now)).toEqual({ ...first, [old]: expect.objectContaining({ size: 3 }) })
  expect(again.last).toBeUndefined()
})
