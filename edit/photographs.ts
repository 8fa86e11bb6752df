/** Photographs that take the place of a picture, and small versions for the editor's own windows. */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { loadContent } from '../tools/content/load.ts'
import { pictureEntries } from '../tools/content/picture-entries.ts'
import { chooseOriginal, inspectOriginal, listOriginals, openPicture } from '../tools/pictures/originals.ts'
import { originalsFolder, refuseUnsuitable } from '../tools/pictures/fitness.ts'
import { withoutHeic } from '../tools/pictures/heic.ts'
import { ownerSentence, ProblemsFound } from '../tools/content/problem.ts'
import type { PictureUse } from '../tools/content/picture-entries.ts'
import type { Answer, Change } from './answers.ts'
import type { ContentStore } from './content-store.ts'
import type { ListChange } from './list-changes.ts'
import { nameOfPicture, type Choice } from './picture-key.ts'
import { hashOf } from './undo-history.ts'

type Staged = { key: string; file: string; bytes: Buffer; old: string }

type Added = { alt: string; focus: Choice['focus']; place: Change; after?: ListChange }
type PictureSave = { key: string; changes: Change[]; staged?: string; added?: Added }

/** Windows that were closed leave theirs behind. */
const mostStaged = 4

/** Words that say nothing of what a picture shows. */
const small = new Set('a an and at by for from in into is its of on or the to with'.split(' '))

const mostWords = 4

/** "A coral rose in full bloom" as `coral-rose-full-bloom`, with a number where there is such a key already. */
export function keyFor(words: string, isTaken: (key: string) => boolean): string {
  const plain = words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
  const meant = (plain.match(/[a-z]+/g) ?? []).filter((word) => !small.has(word))
  const stem = meant.slice(0, mostWords).join('-').slice(0, 40).replace(/-$/, '') || 'picture'
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`
    if (!isTaken(key)) return key
  }
}

/**
 * The picture alone, because originals are published with the project: upright, in the colours that pages show (sRGB).
 * sharp leaves out all metadata (EXIF with the GPS position, XMP) and what phones store behind a picture, such as a
 * second one. As PNG where parts of it are transparent, otherwise as JPEG.
 */
export async function withoutLocation(photograph: Buffer): Promise<Buffer> {
  const picture = openPicture(await withoutHeic(photograph))
  const { hasAlpha } = await picture.metadata()
  return (hasAlpha ? picture.png() : picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })).toBuffer()
}

export class Photographs {
  readonly #store: ContentStore
  /** By their ids: two windows may each have one for the same picture. */
  readonly #staged = new Map<string, Staged>()
  readonly #small = new Map<string, Buffer>()

  constructor(store: ContentStore) {
    this.#store = store
  }

  /** The name of the original of a catalogue entry; undefined where there is no such entry. */
  async #original(key: string): Promise<string | undefined> {
    if (!this.#store.fields().has(`pictures.yaml#${key}`)) return undefined
    return chooseOriginal(key, await listOriginals(this.#store.root))
  }

  #useOf(key: string): PictureUse {
    const { content } = loadContent(this.#store.files())
    return (content && pictureEntries(content).find((entry) => entry.key === key)?.use) ?? 'card'
  }

  /**
   * Checks whether a photograph can take the place of a picture, by the rules of the build
   * (`tools/pictures/originals.ts`), and stages it until it is saved.
   */
  async stage({ key, data }: { key: string; data: string }): Promise<Answer & { staged?: string }> {
    const old = await this.#original(key)
    if (old === undefined) return { problems: ['This picture is no longer there.'] }
    let bytes: Buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
    try {
      const inspected = await inspectOriginal('', bytes)
      refuseUnsuitable('', inspected, this.#useOf(key))
      bytes = await withoutLocation(inspected.bytes)
    } catch (error) {
      if (!(error instanceof ProblemsFound)) throw error
      return { problems: error.problems.map((problem) => ownerSentence(problem, () => 'The photograph')) }
    }
    const { format } = await sharp(bytes).metadata()
    const stem = old.replace(/\.[a-z]+$/i, '')
    const named = `${stem}.${format === 'png' ? 'png' : 'jpg'}`
    // Where capitals do not count, the two names are one file.
    const file = named.toLowerCase() === old.toLowerCase() ? old : named
    const id = randomUUID()
    this.#staged.set(id, { key, file, bytes, old })
    for (const each of [...this.#staged.keys()].slice(0, -mostStaged)) this.#staged.delete(each)
    return { problems: [], staged: id }
  }

  /**
   * Saves the fields of a picture, with its photograph where the id of a staged one is given. Where that is `added`, it
   * comes into the catalogue as a picture of its own, and is shown at `place`, or in a new list entry after `after`.
   */
  save({ key, changes, staged: id, added }: PictureSave): Answer {
    const staged = this.#staged.get(id ?? '')
    if ((id !== undefined || added) && staged?.key !== key) return { problems: ['Please choose the photograph again.'] }
    const answer = added && staged ? this.#add(staged, changes, added) : this.#replace(key, changes, staged)
    if (id !== undefined && answer.problems.length === 0) this.#staged.delete(id)
    return answer
  }

  #replace(key: string, changes: Change[], staged: Staged | undefined): Answer {
    const files = new Map<string, Buffer | null>()
    if (staged) {
      if (staged.old !== staged.file) files.set(`${originalsFolder}/${staged.old}`, null)
      files.set(`${originalsFolder}/${staged.file}`, staged.bytes)
    }
    const about = `Picture: ${nameOfPicture(key)}`
    return this.#store.save(changes, { about, ...(staged && { picture: key }), files })
  }

  #add(staged: Staged, changes: Change[], { alt, focus, place, after }: Added): Answer {
    const names = new Set(
      readdirSync(join(this.#store.root, originalsFolder)).map((name) => parse(name).name.toLowerCase()),
    )
    const key = keyFor(alt, (each) => names.has(each) || this.#store.fields().has(`pictures.yaml#${each}`))
    const picture = { key, focus }
    return this.#store.save(after ? [] : [{ ...place, value: picture }, ...changes], {
      about: `Picture added: ${nameOfPicture(key)}`,
      picture: key,
      files: new Map([[`${originalsFolder}/${key}${parse(staged.file).ext}`, staged.bytes]]),
      catalogue: [key, alt],
      ...(after && { list: { ...after, how: 'copy', picture } }),
    })
  }

  /**
   * A small version, for lists and for what a picture was before, or a staged photograph; undefined without any.
   *
   * @param name the key of a picture, the hash of one that was there before, or the id of a staged one
   */
  async small(which: string, name: string): Promise<Buffer | undefined> {
    if (which === 'staged') return this.#staged.get(name)?.bytes
    const original = which === 'now' ? await this.#original(name).catch(() => undefined) : undefined
    const bytes = original
      ? await readFile(join(this.#store.root, originalsFolder, original))
      : this.#store.undoHistory.bytesOf(name)
    if (!bytes) return undefined
    const hash = hashOf(bytes)
    const made =
      this.#small.get(hash) ??
      (await openPicture(await withoutHeic(bytes))
        .resize({ width: 480 })
        .webp({ quality: 70, effort: 1 })
        .toBuffer())
    this.#small.set(hash, made)
    return made
  }
}
