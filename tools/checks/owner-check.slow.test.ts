/** `npm run check -- --owner` on a copy of the content and its pictures, in which tests do what an owner does. */
import { copyFileSync, cpSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { copyContent, soundContent, withPhotographs } from '../../tests/content/content-copy.ts'
import { formatProblem } from '../content/problem.ts'
import { checkForOwner, tellOwner } from './owner-check.ts'

const copy = await withPhotographs(copyContent())
const content = soundContent()
const today = '2026-11-22'
const pictures = join(copy.root, 'assets/pictures')

const stayPicture = content.accommodations.stays[0]!.pictures[0]!.picture.key
const fileOf = (key: string) => content.pictures[key]?.file ?? ''

/** Inspected once for all tests. */
const photographs = join(copy.root, 'photographs')

beforeAll(() => {
  vi.stubEnv('WARIDI_CACHE', join(copy.root, '.cache'))
  renameSync(pictures, photographs)
  symlinkSync(photographs, pictures)
})

const own = join(copy.root, 'own')

const sentences = async () => (await checkForOwner(copy.root, today)).problems.map(formatProblem)

/** The problems once the owner has done something to a folder of pictures of their own. */
async function problemsAfter(change: (folder: string) => unknown): Promise<string[]> {
  cpSync(photographs, own, { recursive: true })
  rmSync(pictures)
  renameSync(own, pictures)
  try {
    await change(pictures)
    return await sentences()
  } finally {
    rmSync(pictures, { recursive: true })
    symlinkSync(photographs, pictures)
  }
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5' } }).jpeg()

test('W7 nothing is wrong: one line', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  expect(await tellOwner(copy.root, today)).toBe(true)
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^All is well: \d+ files and \d+ pictures\.[^\n]*$/)]])
})

test('W10 two pictures of one name, and broken files are found', async () => {
  const [first = '', second = ''] = Object.keys(content.pictures)
  const problems = await problemsAfter(async (folder) => {
    await photograph(2000, 1500).toFile(join(folder, `${fileOf(first).replace(/\.\w+$/, '')}.jpeg`))
    truncateSync(join(folder, fileOf(second)), 5000)
  })
  expect(problems).toHaveLength(2)
  expect(problems.join('\n')).toMatch(/of one name in assets\/pictures, and only one can be shown/)
  expect(problems.join('\n')).toMatch(/is damaged or incomplete/)
}, 30_000)

test('W10 a photograph that tells where it was taken is named', async () => {
  const [first = ''] = Object.keys(content.pictures)
  const problems = await problemsAfter(async (folder) => {
    const file = join(folder, fileOf(first))
    const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 17/1 13/1' } }
    writeFileSync(file, await sharp(file).keepMetadata().withExif(place).toBuffer())
  })
  expect(problems).toContainEqual(expect.stringMatching(/tells where it was taken.*choose it once more in the editor/))
}, 30_000)

test('W10 `file` may be written as the camera names it', () => {
  const { problems } = copy.set(
    'pictures.yaml',
    [stayPicture, 'file'],
    fileOf(stayPicture)
      .replace(/\.\w+$/, '.JPG')
      .toUpperCase(),
  )
  expect(problems).toEqual([])
})

test('W10 a picture that no entry names is reminded of', async () => {
  let reminders: string[] = []
  await problemsAfter(async (folder) => {
    copyFileSync(join(folder, fileOf(stayPicture)), join(folder, 'IMG_4711.webp'))
    reminders = (await checkForOwner(copy.root, today)).reminders.map(formatProblem)
  })
  expect(reminders.join('\n')).toContain('assets/pictures/IMG_4711.webp: is shown nowhere')
}, 30_000)

test('W9 letters that the display face lacks are told with their field, and accents of Kenya and Europe are not', async () => {
  const before = copy.read('home.yaml')
  try {
    const heard = async (name: string) => {
      copy.write(
        'home.yaml',
        copy.edit('home.yaml', (document) => void document.setIn(['about', 'heading'], name)).text,
      )
      return await sentences()
    }
    expect(await heard('Château Ålberg, Mũrang’a')).toEqual([])
    expect(await heard('Розы & ☕ & Rosen')).toEqual([
      expect.stringMatching(
        /^content\/home\.yaml, line \d+: `heading` holds “Р” and “о” and “з” and “ы” and 1 more, which the typeface of headings does not have/,
      ),
    ])
  } finally {
    copy.write('home.yaml', before)
  }
}, 30_000)
