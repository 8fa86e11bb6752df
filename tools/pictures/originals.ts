/**
 * Finds the original of a catalogue entry and checks it: one file of that name, of a supported type, complete, and
 * large enough. Problems are reported in words for the person who put it there.
 */
import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { leastWidth, type PictureUse } from './plan.ts'

/** The result of an inspection, which is cached: the size when upright, in pixels. */
export type Inspection = { width: number; height: number }

/** An original that can be used; the hash of its content is its name in the cache. */
export type Original = Inspection & { path: string; hash: string }

/** A problem with a picture, as a sentence. */
export class PictureProblem extends Error {
  override name = 'PictureProblem'
}

const accepted = 'JPEG, PNG, WebP or AVIF'
const mostMegapixels = 60

/**
 * Cameras sold as "60 megapixels" make 60.2 million, hence the half. Checked here because the decoder's own message is
 * not helpful.
 */
export const mostPixels = (mostMegapixels + 0.5) * 1_000_000

/** Extensions of pictures. Other files of the same name (`.xmp`, `.txt`) are ignored. */
const pictureEndings = new Set(
  '.jpg .jpeg .jpe .jfif .png .webp .avif .heic .heif .hif .gif .tif .tiff .bmp .svg .psd .jxl'.split(' '),
)

function baseName(file: string): string {
  return parse(file).name.toLowerCase()
}

/** All pictures of a folder by name without extension. There may be several of one name, which is an error later. */
export async function listOriginals(folder: string): Promise<Map<string, string[]>> {
  const files = await readdir(folder).catch(() => {
    throw new PictureProblem(`The folder of originals, ${folder}, does not exist.`)
  })
  const byName = new Map<string, string[]>()
  for (const file of files.toSorted()) {
    if (file.startsWith('.') || !pictureEndings.has(parse(file).ext.toLowerCase())) continue
    byName.set(baseName(file), [...(byName.get(baseName(file)) ?? []), file])
  }
  return byName
}

/** The one file for a catalogue entry, whatever its extension, so that a photograph can replace an illustration. */
export function chooseOriginal(entry: { key: string; file: string }, byName: Map<string, string[]>): string {
  const found = byName.get(baseName(entry.file)) ?? []
  const [file, second] = found
  if (file === undefined) {
    throw new PictureProblem(
      `content/pictures.yaml, \`${entry.key}\`: there is no picture named ${parse(entry.file).name} ` +
        `(as ${accepted}) in assets/pictures. Put it there or correct \`file\`.`,
    )
  }
  if (second !== undefined) {
    throw new PictureProblem(
      `content/pictures.yaml, \`${entry.key}\`: ${found.join(' and ')} have the same name, and only one of ` +
        `them can be shown. Remove the other from assets/pictures.`,
    )
  }
  return file
}

/** HEIC is recognised by its first bytes, since phones also send it with the extension .jpg. */
function isHeic(data: Buffer): boolean {
  if (data.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = data.toString('latin1', 8, Math.min(data.readUInt32BE(0), 200, data.length))
  return !/avif|avis/.test(brands) && /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)
}

function uprightSize(metadata: Metadata): Inspection {
  // With EXIF orientations 5 to 8 width and height are swapped.
  const isTurned = (metadata.orientation ?? 1) >= 5
  return isTurned
    ? { width: metadata.height, height: metadata.width }
    : { width: metadata.width, height: metadata.height }
}

function isAccepted(metadata: Metadata): boolean {
  const { format, compression } = metadata
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1')
}

/** Decodes the whole picture, at a small size, so that a truncated file is noticed. */
async function decode(data: Buffer): Promise<void> {
  const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'warning' })
  await picture.resize({ width: 32 }).raw().toBuffer()
}

/**
 * Inspects an original; the size is that of the upright picture.
 *
 * @throws PictureProblem naming file and entry when it is empty, HEIC, of another unsupported type, larger than 60
 * megapixels, or cannot be decoded completely
 */
export async function inspectOriginal(key: string, file: string, data: Buffer): Promise<Inspection> {
  const where = `${file} (content/pictures.yaml, \`${key}\`)`
  if (data.length === 0) throw new PictureProblem(`${where} is empty. Copy the picture again.`)
  if (isHeic(data)) {
    throw new PictureProblem(
      `${where} is a HEIC photograph, which browsers do not show. Export it as JPEG: on an iPhone set ` +
        `Settings › Camera › Formats to "Most Compatible" and take it again, or share it as JPEG; on a Mac ` +
        `open it in Preview and choose File › Export › JPEG.`,
    )
  }
  const damaged = `${where} is damaged or incomplete and cannot be read. Copy or export the picture again.`
  const metadata = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata?.width || !metadata.height) {
    const stranger = `${where} is not a picture; it must be ${accepted}.`
    throw new PictureProblem(isKnownType(data) ? damaged : stranger)
  }
  if (!isAccepted(metadata)) {
    const type = metadata.format === 'heif' ? 'HEIC' : metadata.format.toUpperCase()
    throw new PictureProblem(`${where} is of the type ${type}; export it as ${accepted}.`)
  }
  const size = uprightSize(metadata)
  if (size.width * size.height > mostPixels) {
    const megapixels = Math.round((size.width * size.height) / 1_000_000)
    throw new PictureProblem(
      `${where} has ${megapixels} megapixels; at most ${mostMegapixels} are accepted. Export it smaller.`,
    )
  }
  await decode(data).catch(() => {
    throw new PictureProblem(damaged)
  })
  return size
}

/** Whether the first bytes are those of a supported type: a broken picture then, otherwise no picture at all. */
function isKnownType(data: Buffer): boolean {
  const start = data.toString('latin1', 0, 12)
  return (
    start.startsWith('\xff\xd8') ||
    start.startsWith('\x89PNG') ||
    start.startsWith('RIFF') ||
    start.slice(4, 8) === 'ftyp'
  )
}

/** Throws when an original does not suit its place: too small for it, or of the other shape. */
export function refuseUnsuitable(key: string, file: string, { width, height }: Inspection, use: PictureUse): void {
  const where = `${file} (content/pictures.yaml, \`${key}\`)`
  if (use === 'heroTall' && width >= height) {
    throw new PictureProblem(
      `${where} is ${width} pixels wide and ${height} high, and it stands where upright screens need an upright ` +
        `picture. Take one that is higher than wide, or cut this one upright.`,
    )
  }
  if (use === 'heroWide' && width <= height) {
    throw new PictureProblem(
      `${where} is ${width} pixels wide and ${height} high, and it stands where wide screens need a wide picture. ` +
        `Take one that is wider than high, or cut this one.`,
    )
  }
  const least = leastWidth(use)
  if (width >= least) return
  throw new PictureProblem(
    `${where} is ${width} pixels wide; it must be at least ${least}, or it looks blurred. Export it larger.`,
  )
}
