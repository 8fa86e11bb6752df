import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { heroPictures, measureScrim, type HeroPicture } from './hero-scrim.ts'

const { folder } = temporaryFolder()

async function pictureOf(top: string, bottom: string, how: Partial<HeroPicture> = {}): Promise<HeroPicture> {
  const path = join(folder, `${top}-${bottom}.png`.replaceAll('#', ''))
  const half = { width: 400, height: 200, channels: 3 as const }
  await sharp({ create: { ...half, height: 400, background: bottom } })
    .composite([{ input: { create: { ...half, background: top } }, top: 0, left: 0 }])
    .toFile(path)
  return { path, focus: { x: 50, y: 0 }, isTall: false, light: 'day', isDarkened: false, ...how }
}
const strengthOver = async (...of: Parameters<typeof pictureOf>) => (await measureScrim(await pictureOf(...of))).usual

test('W3 I4 a scrim is as strong as the brightness behind the title asks for, where its picture is seen', async () => {
  const [dark, middle] = [await strengthOver('#123', '#fff'), await strengthOver('#89a', '#fff')]
  const bright = await strengthOver('#fff', '#000')
  expect(await strengthOver('#000', '#000')).toBe(dark)
  expect([dark, middle, bright, 0.88]).toEqual([dark, middle, bright, 0.88].toSorted((a, b) => a - b))
  expect(new Set([dark, middle, bright]).size).toBe(3)
  expect(bright).toBeLessThan(0.88)
  expect(await strengthOver('#000', '#fff', { focus: { x: 50, y: 100 } })).toBeGreaterThan(
    await strengthOver('#000', '#fff'),
  )
  expect(await strengthOver('#fff', '#fff', { light: 'night', isDarkened: true })).toBeLessThan(
    await strengthOver('#fff', '#fff', { light: 'night' }),
  )
})

test('W8 a light has a picture in both shapes where it has one; that of the day stands for the night, darkened', () => {
  const content = soundContent()
  const { hero } = content.home
  const { wide, tall } = hero.pictures
  const some = { wideLastLight: null, tallLastLight: null, wideNoon: tall, tallNoon: null, tallEvening: null }
  const home = { ...content.home, hero: { ...hero, pictures: { ...hero.pictures, ...some } } }
  const found = heroPictures({ ...content, home }, (key) => key)
  const pathsAt = (of: HeroPicture['light']) => found.filter(({ light }) => light === of).map(({ path }) => path)
  expect(pathsAt('day')).toEqual([wide.key, tall.key])
  expect(pathsAt('highLight')).toEqual([tall.key, tall.key])
  expect(pathsAt('lastLight')).toEqual([])
  expect(found.at(-1)).toMatchObject({ path: tall.key, light: 'night', isTall: true, isDarkened: true })
  expect(found.filter(({ isDarkened }) => isDarkened)).toHaveLength(hero.pictures.wideEvening ? 1 : 2)
})
