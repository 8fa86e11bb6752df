/** `npm run check -- --owner` on a copy of the content and its pictures, in which tests do what an owner does. */
import { copyFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { formatProblem } from '../content/problem.ts'
import { checkForOwner, tellOwner } from './owner-check.ts'

const today = '2026-11-22'
const sound = await withPhotographs(copyContent())
const files = Object.keys(soundContent().pictures).map((key) => `${key}.jpg`)

const sentencesIn = async (root: string) => (await checkForOwner(root, today)).problems.map(formatProblem)

test('W7 nothing is wrong: one line', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const isWell = await tellOwner(sound.root, today)
  const lines = said.mock.calls
  said.mockRestore()
  expect(isWell).toBe(true)
  expect(lines).toEqual([[expect.stringMatching(/^All is well: \d+ files and \d+ pictures\.[^\n]*$/)]])
})

test('W10 a picture that no entry names is reminded of, and any file that tells a place', async () => {
  const copy = copyContent(sound.root)
  copyFileSync(join(copy.root, 'assets/pictures', files[0]!), join(copy.root, 'assets/pictures/IMG_4711.webp'))
  writeFileSync(join(copy.root, 'assets/pictures/IMG_4711.xmp'), 'exif:GPSLatitude="0,17.2S"')
  const said = (await checkForOwner(copy.root, today)).reminders.map(formatProblem).join('\n')
  expect(said).toMatch(/IMG_4711\.webp: is shown nowhere[^;]*$/m)
  expect(said).toMatch(/IMG_4711\.xmp: is shown nowhere.*; it tells where it was taken/)
})

test('W10 broken pictures, and those that tell a place, are named', async () => {
  const copy = copyContent(sound.root)
  const [first = '', second = '', third = ''] = files.map((file) => join(copy.root, 'assets/pictures', file))
  truncateSync(first, 5000)
  copyFileSync(third, `${second}.JPEG`)
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 17/1 13/1' } }
  writeFileSync(third, await sharp(third).keepMetadata().withExif(place).toBuffer())
  expect((await sentencesIn(copy.root)).toSorted()).toEqual([
    expect.stringMatching(/tells where it was taken.*choose it once more in the editor/),
    expect.stringContaining(`${files[0]}: is damaged or no picture`),
    expect.stringMatching(/of one name in assets\/pictures, and only one can be shown/),
  ])
})

test('W9 letters that the display face lacks are told with their field, and accents of Kenya and Europe are not', async () => {
  const copy = copyContent(sound.root)
  const heard = (heading: string) => {
    copy.write('home.yaml', copy.set('home.yaml', ['about', 'heading'], heading).text)
    return sentencesIn(copy.root)
  }
  expect(await heard('Château Ålberg, Mũrang’a')).toEqual([])
  expect(await heard('Розы & ☕ & Rosen')).toEqual([
    expect.stringMatching(
      /^content\/home\.yaml, line \d+: `heading` holds “Р” and “о” and “з” and “ы” and 1 more, which the typeface of headings does not have/,
    ),
  ])
})
