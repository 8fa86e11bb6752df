/** Finds the original of an entry and checks it: one file, of a supported type, complete, and large enough. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { ProblemsFound } from '../content/problem.ts'
import { withoutHeic } from './heic.ts'
import {
  acceptedTypes,
  keyOfOriginal,
  mostPixels,
  originalsFolder,
  refuseTooLarge,
  unusable,
  type Size,
} from './accept-original.ts'

/** `gradient`: colours in place of the picture until it has loaded: `#369,…`, from top to bottom. */
export type Inspection = Size & { gradient: string }

/** At a path from which sharp reads it; the hash of its content is its name in the cache. */
export type Original = Inspection & { path: string; hash: string }

/** Upright. Refused is only what is cut off, as by browsers; `unlimited` takes pictures of more than 256 parts. */
export const openPicture = (file: string | Buffer) =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'truncated', unlimited: true }).autoOrient()

export async function strayFiles(root: string, keys: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(root, originalsFolder), { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isFile() && !keys.includes(keyOfOriginal(entry.name)) ? entry.name : []))
}

export async function listOriginals(root: string): Promise<Map<string, string[]>> {
  const files = await readdir(join(root, originalsFolder)).catch(() => {
    throw new ProblemsFound([{ says: 'is missing: it holds the photographs', at: { file: originalsFolder, path: [] } }])
  })
  const byName = new Map<string, string[]>()
  for (const file of files.toSorted()) {
    const key = keyOfOriginal(file)
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), file])
  }
  return byName
}

/** The one file for a catalogue entry, whatever its extension, so that a photograph can replace an illustration. */
export function chooseOriginal(key: string, byName: Map<string, string[]>): string {
  const found = byName.get(key) ?? []
  const [file, second] = found
  const says =
    file === undefined
      ? `has no picture of that name (${acceptedTypes}) in assets/pictures: put it there, or correct its name here`
      : `has the files ${found.join(' and ')} of one name in assets/pictures, and only one can be shown: remove the other`
  if (file === undefined || second !== undefined)
    throw new ProblemsFound([{ says, at: { file: 'content/pictures.yaml', path: [key] } }])
  return file
}

const placeNotes = [
  // The latitude of Exif, as numbers with the first or the last byte first.
  Buffer.from([0, 2, 0, 5, 0, 0, 0, 3]),
  Buffer.from([2, 0, 5, 0, 3, 0, 0, 0]),
  'GPSLatitude',
]

/** Whether a photograph tells where it was taken, also in a second picture behind it. */
export const tellsPlace = (data: Buffer) => placeNotes.some((note) => data.includes(note))

function isAccepted({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && ['av1', 'hevc'].includes(compression ?? ''))
}

const stops = 4

/** The commonest colour of each quarter, nearly white or black last. Decoding it all also finds a truncated file. */
async function gradientOf(bytes: Buffer): Promise<string> {
  const raw = { width: 120, height: 50, channels: 3 } as const
  const quarter = raw.width * raw.height * raw.channels
  const data = await openPicture(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .resize(raw.width, stops * raw.height, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer()
  return Array.from({ length: stops }, (_, at) => {
    // sharp's `stats` gives the same, in a hundred times as long for all else that it counts.
    const counts = new Uint32Array(16 ** 3)
    for (let pixel = at * quarter; pixel < (at + 1) * quarter; pixel += raw.channels) {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3).map((level) => level >> 4)
      const light = red + green + blue
      counts[red * 256 + green * 16 + blue]! += light > 8 && light < 41 ? 1000 : 1
    }
    return `#${counts
      .indexOf(Math.max(...counts))
      .toString(16)
      .padStart(3, '0')}`
  }).join()
}

/** `bytes` are what sharp reads (not HEIC). @throws ProblemsFound where it cannot be used, or decoded completely */
export async function inspectOriginal(file: string, data: Buffer): Promise<Inspection & { bytes: Buffer }> {
  const unreadable = unusable(file, `is damaged or no picture: copy it again, or export it as ${acceptedTypes}`)
  if (data.length === 0) throw unreadable
  const metadata = await sharp(data, { limitInputPixels: false, unlimited: true })
    .metadata()
    .catch(() => undefined)
  if (!metadata?.width || !metadata.height) throw unreadable
  if (!isAccepted(metadata)) {
    throw unusable(file, `is of the type ${metadata.format.toUpperCase()}; export it as ${acceptedTypes}`)
  }
  const size = metadata.autoOrient
  refuseTooLarge(file, size)
  try {
    const bytes = await withoutHeic(data)
    return { ...size, gradient: await gradientOf(bytes), bytes }
  } catch {
    throw unreadable
  }
}
