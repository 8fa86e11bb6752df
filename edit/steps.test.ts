import { expect, test } from 'vitest'
import type { Held } from './disk.ts'
import { Steps } from './steps.ts'

const first = { 'content/a.yaml': 'a: 1\r\n', 'content/b.yaml': 'b: 1\n', 'assets/pictures/old.webp': 'its hash' }
const photograph = new File(['new'], 'another hash')
/** A step of every kind: two files are written, one comes, one goes. */
const step = new Map<string, Held | null>([
  ['content/a.yaml', 'a: 2\n'],
  ['content/b.yaml', 'b: 2\n'],
  ['assets/pictures/new.jpg', photograph],
  ['assets/pictures/old.webp', null],
])
const begin = (files: object = first) => new Steps({ version: '1', files: new Map(Object.entries(files)) })
test('O1 a step changes all its files, and is taken back as a whole, also of pictures whose bytes are not at hand', () => {
  const steps = begin()
  steps.commit('none', new Map([['content/a.yaml', first['content/a.yaml']]]))
  expect(steps.last).toBeUndefined()
  steps.hold('assets/pictures/old.webp', new File(['old'], 'its hash'))
  expect(steps.changed.size).toBe(0)
  steps.commit('one', step)
  expect([...steps.changed]).toEqual(expect.arrayContaining([...step]))
  expect(steps.files().get('assets/pictures/new.jpg')).toBe('')
  // Read again, the disk tells its hash.
  const again = begin({ ...Object.fromEntries(steps.now), 'assets/pictures/new.jpg': 'another hash' })
  again.all = steps.all
  expect(again.undo(() => true)).toBe(true)
  expect(Object.fromEntries(again.now)).toEqual({
    ...first,
    'assets/pictures/old.webp': expect.objectContaining({ size: 3 }),
  })
  expect(again.last).toBeUndefined()
})
