/** What keeps the content: the folder of this computer, or a branch at a git host. */

/** Tells whether two files hold the same: the hash that git gives their bytes. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const whole = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', whole))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A text; of a picture the fingerprint of its bytes, or, where it was made here, a file with that as its name. */
export type Held = string | File

/** Texts and names of pictures, by their paths from the folder of the project, at a version. */
export type Base = {
  version: string
  files: ReadonlyMap<string, Held>
  /** What it was written with, at a host. */
  message?: string
  /** What was sent on top of it and perhaps has arrived, with an id in the message, and ids of steps. */
  sent?: readonly { id: string; steps: readonly string[]; changed: Changed }[]
}

/** Files, and what they hold from now on; null where one is taken out. */
export type Changed = ReadonlyMap<string, Held | null>

/** By which it is known whether two hold the same. */
export const markOf = (held: Held | null | undefined) => (held instanceof File ? held.name : (held ?? null))
export const isSameFile = (one: Held | null | undefined, other: Held | null | undefined) =>
  markOf(one) === markOf(other)

export function withChanged(files: Base['files'], changed: Iterable<readonly [string, Held | null]>): Base['files'] {
  const now = new Map(files)
  for (const [file, held] of changed) {
    if (held === null) now.delete(file)
    else now.set(file, held)
  }
  return now
}

/** The message is a sentence for the owner. */
export class DiskProblem extends Error {
  override name = 'DiskProblem'
}

/** It was not reached. */
export class NoAnswer extends DiskProblem {}

/** This key opens nothing here. */
export class KeyRefused extends DiskProblem {}

/** Something else was written first. */
export class Moved extends DiskProblem {}

export type Disk = {
  /** Of this place alone: what is kept in the browser is kept for it. */
  id: string
  /** Whether a step is written as soon as it is saved, and not when it is published. */
  writesAtOnce: boolean
  /** @param known what it held when it was read last: the same, where its version is */
  read: (known: Base) => Promise<Base>
  /**
   * All files or none, on top of that version alone.
   *
   * @param message what was done, a line for each thing, and an id by which it is found again
   * @returns the new version
   * @throws Moved
   */
  write: (version: string, changed: Changed, message?: { told: string[]; id: string }) => Promise<string>
  /** The bytes of a picture. @param mark its fingerprint */
  picture: (file: string, mark: string) => Promise<Blob>
  /** Calls when something may have changed, and when the disk is gone, or is there again. */
  watch: (told: (hasEnded: boolean) => void) => void
}
