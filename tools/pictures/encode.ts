/** Makes AVIF in all needed widths, and one WebP, of each picture. What was made is kept by content and encoding. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureData } from '../../lib/picture-data.ts'
import { inOrder, problemsIn, ProblemsFound, type Problem } from '../content/problem.ts'
import { writeWhole } from '../files.ts'
import { isHeic, originalsFolder, refuseUnsuitable } from './accept-original.ts'
import { withoutHeic } from './heic.ts'
import {
  chooseOriginal,
  inspectOriginal,
  listOriginals,
  openPicture,
  type Inspection,
  type Original,
} from './originals.ts'
import { recipesFor, widthsFor, type Encoding, type Recipe } from './recipes.ts'
import type { PictureEntry } from '../content/picture-entries.ts'

export type PictureOptions = {
  root: string
  encoding: Encoding
  /** Called after each version that had to be encoded. */
  onProgress?: (done: number, all: number, label: string) => void
}

/** Raise this when cropping or encoder settings change in a way that recipes do not show. */
const pipelineVersion = 2

/** Where encoded pictures are kept: the folder that `WARIDI_CACHE` names, otherwise in the checkout. */
export const pictureCacheDir = (root: string): string =>
  join(resolve(process.env.WARIDI_CACHE || join(root, '.cache')), 'pictures')

/** An emptied file is made again. */
const isThere = (path: string) => Boolean(statSync(path, { throwIfNoEntry: false })?.size)

export async function makeIfMissing(path: string, make: () => Promise<Buffer | string>): Promise<string> {
  if (!isThere(path)) await writeWhole(path, await make())
  return path
}

const digest = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Reads the original of an entry and checks it. @throws ProblemsFound where it cannot be used */
export async function loadOriginal(entry: PictureEntry, byName: Map<string, string[]>, root: string) {
  const file = chooseOriginal(entry.key, byName)
  const path = join(root, originalsFolder, file)
  const data = await readFile(path)
  const hash = createHash('sha256').update(data).digest('hex')
  const cacheDir = pictureCacheDir(root)
  const jpeg = join(cacheDir, `${hash}.jpg`)
  // Named by what it holds: older notes, of the same picture, have other colours.
  const inspected = await makeIfMissing(join(cacheDir, `${hash}.colours.json`), async () => {
    const { bytes, ...found } = await inspectOriginal(file, data)
    if (isHeic(data)) await makeIfMissing(jpeg, async () => bytes)
    return JSON.stringify(found)
  })
  const { width, height, gradient } = JSON.parse(await readFile(inspected, 'utf8')) as Inspection
  refuseUnsuitable(file, { width, height }, entry.use)
  const readable = isHeic(data) ? await makeIfMissing(jpeg, () => withoutHeic(data)) : path
  return { path: readable, hash, width, height, gradient }
}

function versionsOf({ key, alt, use }: PictureEntry, original: Original, options: PictureOptions) {
  const widths = widthsFor(use, original.width)
  const recipes = recipesFor(use, widths, options.encoding)
  const made = [original.hash, pipelineVersion, sharp.versions.sharp]
  const base = `${key}.${digest(made, recipes).slice(0, 8)}`
  const width = Math.max(...widths)
  const height = Math.max(1, Math.round((original.height * width) / original.width))
  const data: Omit<PictureData, 'focusClass'> = { key, alt, width, height, base: `/pictures/${base}`, widths }
  const versions = recipes.map((recipe) => ({
    recipe,
    name: `${base}-${recipe.width}.${recipe.type}`,
    cached: join(pictureCacheDir(options.root), `${digest(made, recipe)}.${recipe.type}`),
  }))
  return { original, data, versions }
}

type Versions = ReturnType<typeof versionsOf>

/** Upright, in sRGB, at the largest width, without metadata: every version starts from these pixels. */
async function decodeLargest({ original, data: { width } }: Versions) {
  const { data, info } = await openPicture(original.path)
    .resize({ width })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Two at a time, each with one thread: the smallest build machines have two cores. */
async function inPairs<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all([worker(), worker()])
}

async function encodeMissing(pictures: readonly Versions[], onProgress: PictureOptions['onProgress']): Promise<void> {
  const missing = ({ versions }: Versions) => versions.filter(({ cached }) => !isThere(cached))
  const all = pictures.flatMap(missing).length
  let done = 0
  sharp.concurrency(1)
  // Largest first, so that no worker is left with a hero while the other has nothing to do.
  const pixels = ({ original: { width, height } }: Versions) => width * height
  const largestFirst = pictures.toSorted((one, other) => pixels(other) - pixels(one))
  await inPairs(largestFirst, async (each) => {
    const waiting = missing(each)
    if (waiting.length === 0) return
    const largest = await decodeLargest(each)
    for (const { recipe, cached } of waiting) {
      await makeIfMissing(cached, () => encode(largest, recipe))
      done += 1
      onProgress?.(done, all, each.data.key)
    }
  })
}

const encode = (largest: Sharp, { type, width, ...settings }: Recipe): Promise<Buffer> => {
  const picture = largest.clone().resize({ width })
  return (type === 'avif' ? picture.avif(settings) : picture.webp(settings)).toBuffer()
}

/** Plans all versions: pages can be written from that before anything is encoded. @throws ProblemsFound with all */
export async function planPictures(entries: readonly PictureEntry[], options: PictureOptions) {
  const byName = await listOriginals(options.root)
  const found = new Map<string, Versions>()
  const problems: Problem[] = []
  await inPairs(entries, async (entry) => {
    const wrong = await problemsIn(async () => {
      const original = await loadOriginal(entry, byName, options.root)
      found.set(entry.key, versionsOf(entry, original, options))
    })
    problems.push(...wrong)
  })
  if (problems.length > 0) throw new ProblemsFound(inOrder(problems))
  const planned = entries.flatMap(({ key }) => found.get(key) ?? [])
  return {
    /** What pages need to know, by key, in the order of the catalogue. */
    data: new Map(planned.map(({ data }) => [data.key, data])),
    originals: new Map(planned.map(({ data, original }) => [data.key, original])),
    encode: () => encodeMissing(planned, options.onProgress),
    /** Puts every version into a folder, which becomes `/pictures`. */
    placeIn: async (outDir: string) => {
      await mkdir(outDir, { recursive: true })
      for (const { name, cached } of planned.flatMap(({ versions }) => versions))
        await copyFile(cached, join(outDir, name))
    },
  }
}
