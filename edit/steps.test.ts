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
const filesOf = (steps: Steps) => Object.fromEntries(steps.now)
test('O1 a step changes all its files, and is taken back as a whole; what stays as it is belongs to none', () => {
  const steps = begin()
  steps.commit('none', new Map([['content/a.yaml', first['content/a.yaml']]]))
  expect(steps.last).toBeUndefined()
  steps.commit('one', step)
  expect([...steps.changed]).toEqual(expect.arrayContaining([...step]))
  expect(steps.files().get('assets/pictures/new.jpg')).toBe('')
  steps.undo(() => true)
  expect(filesOf(steps)).toEqual(first)
  expect(steps.changed.size).toBe(0)
  expect(steps.last).toBeUndefined()
})

test('O1 a picture is the same whether its bytes are at hand or their hash', () => {
  const steps = begin()
  steps.hold('assets/pictures/old.webp', new File(['old'], 'its hash'))
  expect(steps.changed.size).toBe(0)
  steps.commit('one', step)
  // Read again, the disk tells its hash.
  const again = begin({ ...Object.fromEntries(steps.now), 'assets/pictures/new.jpg': 'another hash' })
  again.all = steps.all
  again.undo(() => true)
  expect(again.now.get('assets/pictures/old.webp')).toMatchObject({ size: 3 })
})
