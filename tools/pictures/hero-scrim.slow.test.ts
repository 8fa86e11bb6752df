import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { heroPictures, heroScrim, measureScrim, strengthFor, type HeroPicture } from './hero-scrim.ts'

const folder = mkdtempSync(join(tmpdir(), 'scrims-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type How = Partial<Omit<HeroPicture, 'path'>>

/** A picture of a bright and a dark half, and the scrim that it gets. */
async function scrimOver(top: string, bottom: string, how: How = {}) {
  const path = join(folder, `${top}-${bottom}.png`.replaceAll('#', ''))
  const half = { width: 400, height: 200, channels: 3 as const }
  await sharp({ create: { ...half, height: 400, background: bottom } })
    .composite([{ input: { create: { ...half, background: top } }, top: 0, left: 0 }])
    .toFile(path)
  const { usual } = await measureScrim({
    path,
    focus: { x: 50, y: 0 },
    isTall: false,
    light: 'day',
    isDarkened: false,
    ...how,
  })
  return usual.title
}

describe('W3 I4 the scrim over the hero', () => {
  test('is as strong as the brightness behind the title asks for', async () => {
    const [dark, middle, bright] = [
      await scrimOver('#123', '#fff'),
      await scrimOver('#89a', '#fff'),
      await scrimOver('#fff', '#000'),
    ]
    expect(dark).toBeLessThan(middle)
    expect(middle).toBeLessThan(bright)
    expect(bright).toBeLessThan(0.88)
  })

  test('looks at the part that the focal point keeps in sight', async () => {
    expect(await scrimOver('#000', '#fff', { focus: { x: 50, y: 100 } })).toBeGreaterThan(
      await scrimOver('#000', '#fff', { focus: { x: 50, y: 0 } }),
    )
  })

  test('is weaker over a picture that has been darkened for the night', async () => {
    expect(await scrimOver('#fff', '#fff', { light: 'night', isDarkened: true })).toBeLessThan(
      await scrimOver('#fff', '#fff', { light: 'night' }),
    )
  })

  test('makes any pixel dark enough, and is no stronger than it must be', () => {
    const part = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(part, part, part, (red, green, blue) => {
        const strength = strengthFor([red, green, blue], [15, 53, 64], 7)
        expect(strength).toBeLessThanOrEqual(85)
        const softer = strengthFor([red, green, blue], [15, 53, 64], 4.5)
        expect(softer).toBeLessThanOrEqual(strength)
      }),
    )
    expect(strengthFor([0, 0, 0], [15, 53, 64], 7)).toBe(0)
  })

  test('is written as rules, those of a light after those of the day', async () => {
    await scrimOver('#fff', '#000')
    const path = join(folder, 'fff-000.png')
    const picture = { path, focus: { x: 50, y: 0 }, isDarkened: false }
    const rules = await heroScrim([
      { ...picture, isTall: false, light: 'day' },
      { ...picture, isTall: true, light: 'highLight' },
      { ...picture, isTall: true, light: 'night' },
    ])
    const [day, high, night] = [
      String.raw`:root\{--hero-tint:15 53 64;--hero-wide:0\.\d+;--hero-wide-header:[^}]*\}`,
      String.raw`:root\[data-light=highLight\]\{--hero-tint:8 62 78;--hero-tall:0\.\d+;[^}]*\}`,
      String.raw`:root\[data-light=night\]\{--hero-tint:12 15 48;--hero-tall:0\.\d+;[^}]*\}`,
    ]
    expect(rules).toMatch(new RegExp(String.raw`^@layer pages\{${day}${high}${night}\}$`))
  })
})

test('W8 without a picture of the night that of the day stands for it, darkened', () => {
  const content = soundContent()
  const { hero } = content.home
  const pictures = { ...hero.pictures, tallEvening: null }
  const found = heroPictures({ ...content, home: { ...content.home, hero: { ...hero, pictures } } }, (key) => key)
  expect(found.map(({ path, light, isTall, isDarkened }) => ({ path, light, isTall, isDarkened })).at(-1)).toEqual({
    path: hero.pictures.tall.key,
    light: 'night',
    isTall: true,
    isDarkened: true,
  })
  expect(found.at(-2)?.isDarkened).toBe(hero.pictures.wideEvening === null)
})

test('a light has a picture in both shapes, where it has one at all', () => {
  const content = soundContent()
  const { hero } = content.home
  const noLastLight = { wideLastLight: null, tallLastLight: null }
  const withNoon = { ...hero.pictures, ...noLastLight, wideNoon: hero.pictures.tall, tallNoon: null }
  const found = heroPictures(
    { ...content, home: { ...content.home, hero: { ...hero, pictures: withNoon } } },
    (key) => key,
  )
  const { wide, tall } = hero.pictures
  expect(found.filter(({ light }) => light === 'highLight').map(({ path }) => path)).toEqual([tall.key, tall.key])
  expect(found.filter(({ light }) => light === 'day').map(({ path }) => path)).toEqual([wide.key, tall.key])
  expect(found.some(({ light }) => light === 'lastLight')).toBe(false)
})
