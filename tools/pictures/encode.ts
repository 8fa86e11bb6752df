/**
 * The picture pipeline: makes AVIF in all needed widths, and one WebP, from the originals and their catalogue. Results
 * are cached by content and encoding, so that a second build encodes nothing, and an interrupted one goes on where it
 * was.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureData } from '../../lib/picture-data.ts'
import type { Problem } from '../content/problem.ts'
import { PictureCache } from './cache.ts'
import {
  PictureProblem,
  chooseOriginal,
  inspectOriginal,
  listOriginals,
  mostPixels,
  refuseUnsuitable,
  type Inspection,
  type Original,
} from './originals.ts'
import { focusClass, recipesFor, widthsFor, type Encoding, type Focus, type PictureUse, type Recipe } from './plan.ts'

export type PictureEntry = {
  key: string
  /** A file in the folder of originals; the same name with another extension is accepted. */
  file: string
  alt: string
  /** Per cent from the left and the top edge. */
  focus: Focus
  /** Where it is shown; as a card where that is left out. */
  use?: PictureUse
  /** Widths in pixels, where the usual ones do not fit. */
  widths?: number[]
}

export type PictureOptions = {
  originalsDir: string
  cacheDir: string
  encoding: Encoding
  /** Called after each version that had to be encoded; never when the cache has them all. */
  onProgress?: (done: number, all: number, label: string) => void
}

/**
 * Raise this when cropping or encoder settings change in a way that recipes do not show: cached pictures are then made
 * again.
 */
const pipelineVersion = 1

/** Two at a time, each with one thread: the smallest build machines have two cores. */
const workers = 2

/** Where encoded pictures are kept: the folder that `WARIDI_CACHE` names, otherwise in the checkout. */
export function pictureCacheDir(root: string): string {
  const asked = process.env.WARIDI_CACHE
  return asked ? join(resolve(asked), 'pictures') : join(root, '.cache', 'pictures')
}

type Plan = {
  entry: PictureEntry
  original: Original
  widths: number[]
  versions: { recipe: Recipe; name: string; cached: string }[]
  base: string
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Reads the original of an entry and checks it. What was once inspected is remembered by its content.
 *
 * @throws PictureProblem where it cannot be used
 */
export async function loadOriginal(
  entry: Pick<PictureEntry, 'key' | 'file' | 'use'>,
  byName: Map<string, string[]>,
  folder: string,
  cache: PictureCache,
): Promise<Original> {
  const file = chooseOriginal(entry, byName)
  const path = join(folder, file)
  const data = await readFile(path)
  const hash = createHash('sha256').update(data).digest('hex')
  const known = `${digest(hash, 'inspected', pipelineVersion)}.json`
  const remembered = await cache.readJson<Inspection>(known)
  const size = remembered ?? (await inspectOriginal(entry.key, file, data))
  if (!remembered) await cache.write(known, JSON.stringify(size))
  refuseUnsuitable(entry.key, file, size, entry.use ?? 'card')
  return { path, hash, ...size }
}

function plan(entry: PictureEntry, original: Original, encoding: Encoding): Plan {
  const use = entry.use ?? 'card'
  const widths = widthsFor(use, original, entry.widths)
  const recipes = recipesFor(use, widths, encoding)
  const made = [original.hash, pipelineVersion, sharp.versions.sharp]
  const base = `${entry.key}.${digest(...made, recipes).slice(0, 8)}`
  const versions = recipes.map((recipe) => ({
    recipe,
    name: `${base}-${recipe.width}.${recipe.type}`,
    cached: `${digest(...made, recipe)}.${recipe.type}`,
  }))
  return { entry, original, widths, versions, base }
}

/**
 * Upright, in sRGB, at the largest width. Every smaller version starts from these raw pixels, so that a large
 * photograph is decoded once and no metadata remains.
 */
async function decodeLargest({ original, widths }: Plan) {
  const { data, info } = await sharp(original.path, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: Math.max(...widths) })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function encode(largest: Sharp, { type, width, ...settings }: Recipe): Promise<Buffer> {
  const picture = largest.clone().resize({ width })
  return (type === 'avif' ? picture.avif(settings) : picture.webp(settings)).toBuffer()
}

async function planAll(
  entries: PictureEntry[],
  { originalsDir: folder, encoding }: PictureOptions,
  cache: PictureCache,
): Promise<Plan[]> {
  const byName = await listOriginals(folder)
  const plans: Plan[] = []
  const problems: Problem[] = []
  await inParallel(entries, async (entry) => {
    try {
      plans.push(plan(entry, await loadOriginal(entry, byName, folder, cache), encoding))
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error
      problems.push(...error.problems)
    }
  })
  if (problems.length > 0) throw new PictureProblem(problems)
  return plans
}

async function encodeMissing(plans: Plan[], cache: PictureCache, onProgress: PictureOptions['onProgress']) {
  const waiting: Plan[] = []
  for (const each of plans) {
    const versions = []
    for (const version of each.versions) if (!(await cache.has(version.cached))) versions.push(version)
    if (versions.length > 0) waiting.push({ ...each, versions })
  }
  const all = waiting.reduce((sum, { versions }) => sum + versions.length, 0)
  let done = 0
  // Largest first, so that no worker is left with a hero while the other has nothing to do.
  const area = ({ original }: Plan) => original.width * original.height
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await inParallel(
      waiting.toSorted((a, b) => area(b) - area(a)),
      async (each) => {
        const largest = await decodeLargest(each)
        for (const version of each.versions) {
          await cache.write(version.cached, await encode(largest, version.recipe))
          done += 1
          onProgress?.(done, all, each.entry.key)
        }
      },
    )
  } finally {
    sharp.concurrency(threads)
  }
}

async function placeAll(plans: Plan[], outDir: string, cache: PictureCache): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const wanted = new Map(plans.flatMap((each) => each.versions.map(({ name, cached }) => [name, cached])))
  const stale = (await readdir(outDir)).filter(
    (name) => !wanted.has(name) && /\.[0-9a-f]{8}-\d+\.(avif|webp)$/.test(name),
  )
  await Promise.all(stale.map((name) => rm(join(outDir, name), { force: true })))
  for (const [name, cached] of wanted) await cache.copyTo(cached, join(outDir, name))
}

function describe({ entry, original, widths, base }: Plan): PictureData {
  const width = Math.max(...widths)
  return {
    key: entry.key,
    alt: entry.alt,
    width,
    height: Math.max(1, Math.round((original.height * width) / original.width)),
    base: `/pictures/${base}`,
    widths,
    focusClass: focusClass(entry.focus.x, entry.focus.y),
  }
}

export type Pictures = {
  /** What pages need to know, by key, in the order of the catalogue. */
  data: Map<string, PictureData>
  /** Encodes every version that the cache lacks. */
  encode: () => Promise<void>
  /**
   * Puts every version into a folder, which becomes `/pictures`, named `<key>.<8 hexadecimal digits>-<width>.avif` and
   * `.webp`. Older versions of pictures in it are removed, other files are left alone.
   */
  placeIn: (outDir: string) => Promise<void>
}

/**
 * Looks through the originals and plans their versions. Pages can be written from that, before anything is encoded.
 *
 * @throws PictureProblem with a line for each picture that cannot be used
 */
export async function planPictures(entries: PictureEntry[], options: PictureOptions): Promise<Pictures> {
  const cache = new PictureCache(options.cacheDir)
  const plans = await planAll(entries, options, cache)
  const byKey = new Map(plans.map((each) => [each.entry.key, describe(each)]))
  return {
    data: new Map(
      entries.flatMap(({ key }) => {
        const picture = byKey.get(key)
        return picture ? [[key, picture] as const] : []
      }),
    ),
    encode: () => encodeMissing(plans, cache, options.onProgress),
    placeIn: (outDir) => placeAll(plans, outDir, cache),
  }
}
