/** The last publications: folders and zips for people to take, and the content and pictures of each, to restore. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { writtenAddresses } from '../tools/calendars/addresses.ts'
import { readOrNull, sweepTemporary, writeWhole, type Disk } from './disk.ts'

/** The last one, and three that can be put back. */
const mostKept = 4

/**
 * What a build reads, and what is copied before it, so that what is saved meanwhile is not published by half.
 * Addresses of calendars are secrets: no copy has them (`buildCopy`).
 */
const sources = [
  'app',
  'assets',
  'content',
  'lib',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

export function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesOf(path)
    else if (entry.isFile()) yield path
  }
}

/** What folder and zip of a draft begin with. */
const draftName = 'Draft'

const inSlashes = (path: string) => path.split(sep).join('/')

/** "2026-11-22 14.10.05": a file name everywhere. */
function stamp(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())]
  const time = [two(moment.getHours()), two(moment.getMinutes()), two(moment.getSeconds())]
  return `${day.join('-')} ${time.join('.')}`
}

const form = /^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d(?: \((\d+)\))?$/

/** Clocks may be wrong, so publications are counted. */
const numberOf = (name: string): number => Number(form.exec(name)?.[1] ?? 0)

export class Publications {
  readonly #root: string
  readonly #disk: Disk
  readonly #out: string
  readonly #kept: string
  /** A copy of the project, from which one is built. */
  readonly workshop: string

  constructor(root: string, disk: Disk) {
    this.#root = root
    this.#disk = disk
    this.#out = join(root, 'published')
    this.#kept = join(root, '.cache/edit/published')
    this.workshop = join(root, '.cache/edit/workshop')
    for (const folder of [this.#out, this.#kept]) sweepTemporary(folder, disk)
  }

  /** The names, the oldest first. */
  names(): string[] {
    return this.#in(this.#kept)
  }

  #in(folder: string): string[] {
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => form.test(name))
      .toSorted((a, b) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1))
  }

  nextName(): string {
    const last = Math.max(0, ...[...this.names(), ...this.#in(this.#out)].map(numberOf))
    return `${stamp(new Date())} (${last + 1})`
  }

  /** Where content and pictures of a publication are kept. */
  folderOf(name: string): string {
    return join(this.#kept, name)
  }

  /** Copies all that a build reads. @returns a hash of it */
  copySources(): string {
    this.#disk.remove(this.workshop)
    this.#disk.makeFolder(this.workshop)
    const hash = createHash('sha256')
    for (const name of sources) {
      if (!existsSync(join(this.#root, name))) continue
      const copy = join(this.workshop, name)
      this.#disk.copy(join(this.#root, name), copy)
      for (const file of name.includes('.') ? [copy] : [...filesOf(copy)].toSorted())
        hash.update(`\0${inSlashes(relative(this.workshop, file))}\0`).update(readFileSync(file))
    }
    hash.update(`\0calendars\0${writtenAddresses(this.#root)?.text ?? ''}`)
    return hash.digest('hex')
  }

  /** The hash of the sources of a publication. */
  sourcesOf(name: string): string | undefined {
    return readOrNull(join(this.#kept, name, 'sources'))?.toString()
  }

  /** Where folder and zip of a publication are, from the folder of the project. */
  placeOf(name: string): { folder: string; zip: string } {
    return { folder: `published/${name}`, zip: `published/${name}.zip` }
  }

  hasZip(name: string): boolean {
    return existsSync(join(this.#out, `${name}.zip`))
  }

  /** Makes a folder and a zip of what was built as a draft, in place of the draft before. */
  packDraft(): { folder: string; zip: string } {
    const old = existsSync(this.#out) ? readdirSync(this.#out).filter((each) => each.startsWith(draftName)) : []
    const name = `${draftName} ${stamp(new Date())}`
    this.pack(name)
    for (const each of old.filter((file) => !file.startsWith(name))) this.#disk.remove(join(this.#out, each))
    return this.placeOf(name)
  }

  /** Makes a folder and a zip of what was built. */
  pack(name: string): void {
    const built = join(this.workshop, 'dist')
    const files = [...filesOf(built)].toSorted()
    const byName = Object.fromEntries(files.map((file) => [inSlashes(relative(built, file)), readFileSync(file)]))
    const folder = join(this.#out, name)
    this.#disk.makeFolder(this.#out)
    // One time stamp for all: the same files make the same zip.
    writeWhole(`${folder}.zip`, zipSync(byName, { mtime: new Date(1980, 0, 1) }), this.#disk)
    this.#disk.remove(folder)
    this.#disk.rename(built, folder)
  }

  /** Keeps content and pictures of a publication, and forgets those that are too old. */
  keep(name: string, hash: string): void {
    const draft = join(this.#kept, 'draft')
    this.#disk.remove(draft)
    this.#disk.makeFolder(join(draft, 'content'))
    const content = join(this.workshop, 'content')
    for (const file of readdirSync(content).filter((each) => each.endsWith('.yaml')))
      this.#disk.rename(join(content, file), join(draft, 'content', file))
    this.#disk.rename(join(this.workshop, 'assets/pictures'), join(draft, 'pictures'))
    this.#disk.write(join(draft, 'sources'), hash)
    this.#disk.rename(draft, join(this.#kept, name))
  }

  /** Removes what is too old, what was made and not kept, and the copy. @param made what was handed over now */
  tidy(made: string | undefined): void {
    const names = this.names()
    for (const old of names.slice(0, -mostKept)) this.#disk.remove(join(this.#kept, old))
    const wanted = new Set([...names.slice(-mostKept), made])
    const given = existsSync(this.#out) ? readdirSync(this.#out) : []
    for (const each of given) {
      const name = each.replace(/\.zip$/, '')
      if (form.test(name) && !wanted.has(name)) this.#disk.remove(join(this.#out, each))
    }
    this.tidyWorkshop()
  }

  tidyWorkshop(): void {
    this.#disk.remove(this.workshop)
  }
}
