/** Every change that the editor makes on the disk, so that a test can let each of them fail. */
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const realDisk = {
  makeFolder: (folder: string) => void mkdirSync(folder, { recursive: true }),
  // On the disk before it is renamed: after a power cut a renamed file would be empty.
  write: (file: string, bytes: Uint8Array | string) => writeFileSync(file, bytes, { flush: true }),
  rename: renameSync as (from: string, to: string) => void,
  /** Does nothing where there is nothing. */
  remove: (path: string) => rmSync(path, { recursive: true, force: true }),
  /** A file, or a folder with all that is in it; of links what they lead to. */
  copy: (from: string, to: string) => cpSync(from, to, { recursive: true, dereference: true }),
}

export type Disk = typeof realDisk

/** Beside the file, on the same disk; hidden, so that it is no content and no picture. */
export const temporaryOf = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.new`)

/** Removes temporary files that were left behind where the command was ended in the middle of a step. */
export function sweepTemporary(folder: string, disk: Disk): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) if (/\.[0-9a-f]{8}\.new$/.test(name)) disk.remove(join(folder, name))
}

/** Writes as a whole or not at all: a reader never sees half a file. */
export function writeWhole(file: string, bytes: Uint8Array | string, disk: Disk = realDisk): void {
  disk.makeFolder(dirname(file))
  const temporary = temporaryOf(file)
  try {
    disk.write(temporary, bytes)
    disk.rename(temporary, file)
  } catch (error) {
    tryTo(() => disk.remove(temporary))
    throw error
  }
}

/** For what is cleaned up after a failure, which is to be reported itself. */
export function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // It is swept at the next start.
  }
}
