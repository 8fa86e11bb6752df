import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faceFile } from '../brand/faces.ts'
import type { Content } from '../../content/schema.ts'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { writeSocialCards } from './social-cards.ts'
import { loadTypeface } from '../brand/text-outlines.ts'

const content = soundContent()
const { root } = await withPhotographs(copyContent())
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const draw = (of: Content) =>
  writeSocialCards(of, { root, outDir: join(folder, 'site'), cacheDir: join(folder, 'cache') })

test('a card is drawn once, and redrawn when its words change', { timeout: 60_000 }, async () => {
  const first = await draw(content)
  const entries = readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true })
  const cached = entries.filter((each) => each.isFile() && !each.name.endsWith('.sha256'))
  expect(cached).toHaveLength(first.size)
  const times = cached.map((each) => statSync(join(each.parentPath, each.name)).mtimeMs)

  expect(await draw(content)).toEqual(first)
  expect(cached.map((each) => statSync(join(each.parentPath, each.name)).mtimeMs)).toEqual(times)

  const heading = 'A heading that is much too long for one line of a card'
  const renamed = await draw({ ...content, location: { ...content.location, heading } })
  const changed = [...first].filter(([path, { src }]) => renamed.get(path)?.src !== src).map(([path]) => path)
  expect(changed).toEqual(['/location'])
})

test('outlined type is wider with size, and with tracking between letters', async () => {
  const face = await loadTypeface(faceFile(root, 'texts'), { wght: 600 })
  const { svg, width } = face('AAA', { size: 10 })
  expect(svg.match(/<path/g)).toHaveLength(3)
  expect(face('AAA', { size: 20 }).width).toBeCloseTo(2 * width)
  expect(face('AAA', { size: 10, tracking: 0.1 }).width).toBeCloseTo(width + 2)
  expect(face('', { size: 10 }).width).toBe(0)
})
