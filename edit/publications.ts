/** The last publications, and the draft: folders and zips for people to take. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { sweepTemporary, writeWhole, type Disk } from './whole-files.ts'

/** The last one, and three that can be put on the web again. */
const mostKept = 4

/**
 * What a build reads, and what is copied before it, so that what is saved meanwhile is not published by half.
 * Addresses of calendars are secrets: no copy has them (`buildCopy`).
 */
const sources = ['app', 'assets', 'content', 'lib', 'tools', 'package.json', 'package-lock.json', 'tsconfig.json']

/** "2026-11-22 14.10.05": a file name everywhere. */
const stamp = (moment: Date) => moment.toLocaleString('sv').replaceAll(':', '.')

const form = /^\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d(?: \((\d+)\))?$/

/** Clocks may be wrong, so publications are counted. */
const numberOf = (name: string): number => Number(form.exec(name)?.[1] ?? 0)

/** Where folder and zip of a publication are, from the folder of the project. */
export type Made = { folder: string; zip: string }

export class Publications {
  readonly #root: string
  readonly #disk: Disk
  readonly #out: string
  /** A copy of the project, from which one is built. */
  readonly workshop: string

  constructor(root: string, disk: Disk) {
    this.#root = root
    this.#disk = disk
    this.#out = join(root, 'published')
    this.workshop = join(root, '.cache/edit/workshop')
    sweepTemporary(this.#out, disk)
  }

  /** The names of those that have a folder or a zip, the oldest first. */
  #names(): string[] {
    const files = existsSync(this.#out) ? readdirSync(this.#out) : []
    const names = new Set(files.map((file) => file.replace(/\.zip$/, '')))
    return [...names].filter((name) => form.test(name)).toSorted((a, b) => numberOf(a) - numberOf(b))
  }

  nextName(): string {
    return `${stamp(new Date())} (${numberOf(this.#names().at(-1) ?? '') + 1})`
  }

  /** Makes an empty folder for the copy. */
  clear(): void {
    this.#disk.remove(this.workshop)
    this.#disk.makeFolder(this.workshop)
  }

  /** Copies all that a build reads. */
  copySources(): void {
    this.clear()
    for (const name of sources)
      if (existsSync(join(this.#root, name))) this.#disk.copy(join(this.#root, name), join(this.workshop, name))
  }

  /** Makes a folder and a zip of what was built; without a name a draft, in place of the draft before. */
  pack(name = 'Draft'): Made {
    const built = join(this.workshop, 'dist')
    const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
    const paths = files.map(({ parentPath, name: file }) => join(parentPath, file)).toSorted()
    const inSlashes = (path: string) => relative(built, path).replaceAll(sep, '/')
    const byName = Object.fromEntries(paths.map((path) => [inSlashes(path), readFileSync(path)]))
    const folder = join(this.#out, name)
    this.#disk.makeFolder(this.#out)
    // One time stamp for all: the same files make the same zip.
    writeWhole(`${folder}.zip`, zipSync(byName, { mtime: new Date(1980, 0, 1) }), this.#disk)
    this.#disk.remove(folder)
    this.#disk.rename(built, folder)
    return { folder: `published/${name}`, zip: `published/${name}.zip` }
  }

  /** Removes what is too old, and the copy. */
  tidy(): void {
    for (const old of this.#names().slice(0, -mostKept))
      for (const file of [old, `${old}.zip`]) this.#disk.remove(join(this.#out, file))
    this.#disk.remove(this.workshop)
  }
}
