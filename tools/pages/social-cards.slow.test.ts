import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { cardSize, writeSocialCards } from './social-cards.ts'

const content = soundContent()
const { root } = await withPhotographs(copyContent())
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const draw = (of: Content) =>
  writeSocialCards(of, { root, outDir: join(folder, 'site'), cacheDir: join(folder, 'cache') })

test('a card is made once, and made anew when its picture is cropped elsewhere', { timeout: 60_000 }, async () => {
  const first = await draw(content)
  const cached = readdirSync(join(folder, 'cache')).filter((name) => name.endsWith('.card.jpg'))
  const times = cached.map((name) => statSync(join(folder, 'cache', name)).mtimeMs)
  expect(await sharp(join(folder, 'site', first.get('/location')!.src)).metadata()).toMatchObject(cardSize)

  expect(await draw(content)).toEqual(first)
  expect(cached.map((name) => statSync(join(folder, 'cache', name)).mtimeMs)).toEqual(times)

  const picture = new PictureChoice({ key: content.location.picture.key, focus: { x: 1, y: 2 } })
  const moved = await draw({ ...content, location: { ...content.location, picture } })
  const changed = [...first].filter(([path, { src }]) => moved.get(path)?.src !== src).map(([path]) => path)
  expect(changed).toEqual(['/location'])
})
