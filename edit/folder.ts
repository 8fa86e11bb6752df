/** The folder of a project: what its owner may read and write of it, all files of a step or none. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from '../tools/content/folder.ts'
import { originalsFolder } from '../tools/pictures/fitness.ts'
import { fingerprintOf } from './fingerprint.ts'
import { realDisk, sweepTemporary, temporaryOf, tryTo, type Disk } from './whole-files.ts'

const isPicture = (file: string) => new RegExp(`^${originalsFolder}/[^./\\\\][^/\\\\]*$`).test(file)
/** Nothing else may be written. */
const isOwners = (file: string) => isPicture(file) || /^content\/[a-z-]+\.yaml$/.test(file)

export class Folder {
  readonly root: string
  readonly #disk: Disk
  readonly #fingerprints = new Map<string, string>()

  constructor(root: string, disk: Disk = realDisk) {
    this.root = root
    this.#disk = disk
    for (const folder of ['content', originalsFolder]) sweepTemporary(join(root, folder), disk)
  }

  async #fingerprint(file: string): Promise<string> {
    const path = join(this.root, file)
    const { mtimeMs, size } = statSync(path)
    const key = `${file} ${mtimeMs} ${size}`
    const known = this.#fingerprints.get(key) ?? (await fingerprintOf(readFileSync(path)))
    this.#fingerprints.set(key, known)
    return known
  }

  /** What is no text in UTF-8 is left out: the check says that it cannot be read. */
  async read(): Promise<{ id: string; version: string; files: Record<string, string> }> {
    const files: Record<string, string> = {}
    for (const [file, bytes] of filesIn(this.root)) {
      try {
        if (isPicture(file)) files[file] = await this.#fingerprint(file)
        else if (bytes instanceof Uint8Array)
          files[file] = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      } catch {
        continue
      }
    }
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    return { id: hash(this.root).slice(0, 16), version: hash(JSON.stringify(files)), files }
  }

  /** The bytes of a picture; undefined where there is none. */
  picture(file: string): Buffer | undefined {
    const path = join(this.root, file)
    return isPicture(file) && existsSync(path) ? readFileSync(path) : undefined
  }

  /** Until all drafts are written nothing has changed, and renaming takes no room on a full disk. */
  write(files: ReadonlyMap<string, Uint8Array | null>): void {
    const drafts = new Map<string, string>()
    if (![...files.keys()].every(isOwners)) throw new Error('The editor writes content and pictures alone.')
    try {
      for (const [file, bytes] of files) {
        if (bytes === null) continue
        const path = join(this.root, file)
        // Where it is a link, that stays, and what it leads to is written.
        const target = existsSync(path) ? realpathSync(path) : path
        this.#disk.makeFolder(dirname(target))
        drafts.set(target, temporaryOf(target))
        this.#disk.write(drafts.get(target)!, bytes)
      }
      for (const [target, draft] of drafts) this.#disk.rename(draft, target)
      for (const [file, bytes] of files) if (bytes === null) this.#disk.remove(join(this.root, file))
    } catch (error) {
      for (const draft of drafts.values()) tryTo(() => this.#disk.remove(draft))
      throw error
    }
  }
}
