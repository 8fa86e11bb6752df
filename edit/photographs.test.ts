import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'
import { withoutLocation } from './photographs.ts'
import { Photographs } from './photographs.ts'

vi.setConfig({ testTimeout: 120_000 })

// Every size of a photograph would be made while its owner finds words.
const plan = () => Promise.resolve({ encode: () => Promise.resolve() })

const copy = await withPhotographs(copyContent())
const [key = ''] = Object.keys(soundContent().pictures)
const photograph = async (background: string) => {
  const bytes = await sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { kept: await withoutLocation(bytes), data: `data:image/jpeg;base64,${bytes.toString('base64')}` }
}

test('O1 two windows with a photograph each for one picture: each saves its own', async () => {
  const store = new ContentStore(copy.root)
  const photographs = new Photographs(store, plan)
  const [one, two] = [await photograph('#c33'), await photograph('#33c')]
  const first = await photographs.stage({ key, data: one.data })
  const second = await photographs.stage({ key, data: two.data })
  const changes = (value: string) => [
    { path: `pictures.yaml#${key}.alt`, value, was: store.fields().get(`pictures.yaml#${key}.alt`)!.field.value },
  ]
  const before = copy.read('pictures.yaml')
  const staged = (answer: object) => ('staged' in answer ? String(answer.staged) : '')
  expect(photographs.save({ key, changes: changes('A red one, and more'), staged: staged(first) }).problems).toEqual([])
  const file = globSync(`assets/pictures/${key}.*`, { cwd: copy.root })
  expect(file).toHaveLength(1)
  expect(readFileSync(join(copy.root, file[0]!))).toEqual(one.kept)
  expect(photographs.save({ key, changes: changes('A blue one, and more'), staged: staged(second) }).problems).toEqual(
    [],
  )
  expect(readFileSync(join(copy.root, file[0]!))).toEqual(two.kept)
  expect(photographs.save({ key, changes: [], staged: staged(second) }).problems).toHaveLength(1)
  store.undo()
  store.undo()
  expect(copy.read('pictures.yaml')).toBe(before)
  expect(existsSync(join(copy.root, file[0]!))).toBe(true)
})
