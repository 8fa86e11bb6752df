/**
 * Photographs in place of pictures, in the browser: turned upright, and drawn anew at the largest width that pages need,
 * so without anything that tells place, camera or author.
 */
import made, { type OfPicture } from 'virtual:made'
import { webpOf } from '../lib/picture-data.ts'
import { loadContent } from '../tools/content/load.ts'
import { pictureEntries } from '../tools/content/picture-entries.ts'
import {
  acceptedTypes,
  isCutOff,
  isHeic,
  keyOfOriginal,
  originalsFolder,
  refuseTooLarge,
  refuseUnsuitable,
  unusable,
} from '../tools/pictures/accept-original.ts'
import { ownerSentence, problemsIn } from '../tools/content/problem.ts'
import { widest } from '../tools/pictures/recipes.ts'
import type { Answer, Change } from './change.ts'
import type { ContentStore } from './content-store.ts'
import { fingerprintOf, type Disk, type Held } from './disk.ts'
import type { ListChange } from './edit-lists.ts'
import { keyFor, nameOfPicture, type Choice } from './picture-key.ts'
import type { Steps } from './steps.ts'

type Added = { alt: string; focus: Choice['focus']; place: Change; after?: Omit<ListChange, 'how'> }
export type PictureSave = { key: string; changes: Change[]; photograph?: File | undefined; added?: Added }

const originalOf = (key: string, { now }: Steps) =>
  [...now].find(([file]) => {
    return file.startsWith(`${originalsFolder}/`) && keyOfOriginal(file.slice(originalsFolder.length + 1)) === key
  })

const addresses = new Map<string, string>()
export function urlOf(photograph: File): string {
  const known = addresses.get(photograph.name) ?? URL.createObjectURL(photograph)
  addresses.set(photograph.name, known)
  return known
}

/** Photographs that are newer than this build of the editor, by their fingerprints, with what pages know of each. */
const newer = new Map<string, OfPicture>()
const shown = new Map<string, OfPicture>()

async function asNewer(file: string, held: Held, disk: Disk): Promise<OfPicture> {
  const name = held instanceof File ? held.name : held
  const photograph = held instanceof File ? held : new File([await disk.picture(file, name)], name)
  const { width, height } = await createImageBitmap(photograph)
  const picture = { width, height, base: urlOf(photograph), widths: [width] }
  newer.set(name, picture)
  return picture
}

/** Looks for what pages show of each picture of the catalogue. */
export async function preparePictures(keys: readonly string[], steps: Steps, disk: Disk): Promise<void> {
  const [any] = Object.values(made.pictures)
  for (const key of keys) {
    const [file = '', held] = originalOf(key, steps) ?? []
    const name = held instanceof File ? held.name : (held ?? '')
    const isBuilt = held === undefined || made.originals[file] === name
    const fresh = isBuilt ? undefined : (newer.get(name) ?? (await asNewer(file, held, disk).catch(() => undefined)))
    // What follows a # counts for nothing, but for the name of the picture.
    shown.set(key, fresh ? { ...fresh, base: `${fresh.base}#/pictures/${key}.` } : (made.pictures[key] ?? any!))
  }
}

export const pictureOf = (key: string): OfPicture => shown.get(key)!

/** Browsers but Safari cannot read what iPhones write: a decoder is loaded where there is such a photograph. */
async function bitmapOf(file: File): Promise<ImageBitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isHeic(bytes) && isCutOff(bytes)) throw new Error('A HEIC is cut off.')
  const read = createImageBitmap(file)
  if (!isHeic(bytes)) return read
  return read.catch(async () => {
    const { all } = await import('heic-decode')
    const [first] = await all({ buffer: bytes })
    const { width, height } = first!
    const { data } = await first!.decode()
    return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height))
  })
}

function drawn(image: ImageBitmap, width: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, Math.round((image.height * width) / image.width)).getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, context.canvas.width, context.canvas.height)
  return context
}

async function drawnAnew(image: ImageBitmap): Promise<File> {
  const small = drawn(image, 64)
  const { data } = small.getImageData(0, 0, small.canvas.width, small.canvas.height)
  const isClear = data.some((level, at) => at % 4 === 3 && level < 255)
  const { canvas } = drawn(image, Math.min(widest, image.width))
  const blob = await canvas.convertToBlob({ type: isClear ? 'image/png' : 'image/jpeg', quality: 0.92 })
  return new File([blob], await fingerprintOf(new Uint8Array(await blob.arrayBuffer())), { type: blob.type })
}

/** Checks whether a photograph can take the place of a picture, by the rules of the build. @returns it, drawn anew */
export async function readPhotograph(store: ContentStore, key: string, file: File) {
  const { content } = loadContent(store.files())
  const use = (content && pictureEntries(content).find((entry) => entry.key === key)?.use) ?? 'card'
  let photograph: File | undefined
  const problems = await problemsIn(async () => {
    const image = await bitmapOf(file).catch(() => {
      throw unusable('', `is damaged or no picture: copy it again, or export it as ${acceptedTypes}`)
    })
    refuseTooLarge('', image)
    refuseUnsuitable('', image, use)
    photograph = await drawnAnew(image)
  })
  return { problems: problems.map((problem) => ownerSentence(problem, () => 'The photograph')), photograph }
}

/** The address of a version of a picture, for lists. */
export const thumbnail = (key: string): string => (shown.has(key) ? webpOf(pictureOf(key)) : '')

/**
 * Saves the fields of a picture, with another photograph where there is one. Where that is `added`, it comes into the
 * catalogue as a picture of its own, and is shown at `place`, or in a new list entry after `after`.
 */
export async function savePicture(store: ContentStore, disk: Disk, picture: PictureSave): Promise<Answer> {
  const { key, changes, photograph, added } = picture
  const ending = photograph?.type === 'image/png' ? 'png' : 'jpg'
  if (!photograph || !added) {
    const files = new Map<string, Held | null>()
    const [old, held] = originalOf(key, store.steps) ?? []
    if (photograph && old !== undefined && held !== undefined) {
      // What was there is kept with the step; a host has it for ever.
      if (!(held instanceof File) && disk.writesAtOnce)
        store.steps.hold(old, new File([await disk.picture(old, held)], held))
      const named = old.replace(/\.[a-z]+$/i, `.${ending}`)
      // Where capitals do not count, the two names are one file.
      const file = named.toLowerCase() === old.toLowerCase() ? old : named
      if (file !== old) files.set(old, null)
      files.set(file, photograph)
    }
    return store.save(changes, { about: `Picture: ${nameOfPicture(key)}`, ...(photograph && { picture: key }), files })
  }
  const { alt, focus, place, after } = added
  const isTaken = (each: string) =>
    store.fields().has(`pictures.yaml#${each}`) || originalOf(each, store.steps) !== undefined
  const name = keyFor(alt, isTaken)
  const choice = { key: name, focus }
  return store.save(after ? [] : [{ ...place, value: choice }, ...changes], {
    about: `Picture added: ${nameOfPicture(name)}`,
    picture: name,
    files: new Map([[`${originalsFolder}/${name}.${ending}`, photograph]]),
    catalogue: [name, alt],
    ...(after && { list: { ...after, how: 'copy', picture: choice } }),
  })
}
