/** What keeps the content: the folder of this computer, or a branch at a git host. */

/**
 * A text; of a picture the fingerprint of its bytes (fingerprint.ts), or, where it was made here, a file that has it as
 * its name.
 */
export type Held = string | File

/** Texts and names of pictures, by their paths from the folder of the project, at a version. */
export type Base = { version: string; files: ReadonlyMap<string, Held> }

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
export class NoAnswer extends DiskProblem {
  override name = 'NoAnswerProblem'
}

/** Something else was written first. */
export class Moved extends DiskProblem {
  override name = 'MovedProblem'
}

/** How far a host is with a version. */
export type Progress = 'building' | 'live' | 'failed' | 'unknown'

export type Disk = {
  /** What its owner calls it. */
  name: string
  /** Of this place alone: what is kept in the browser is kept for it. */
  id: string
  /** Whether a step is written as soon as it is saved, and not when it is published. */
  writesAtOnce: boolean
  read: () => Promise<Base>
  /**
   * All files or none, on top of that version alone.
   *
   * @param told what was done, a line for each thing
   * @returns the new version
   * @throws Moved
   */
  write: (version: string, changed: Changed, told: readonly string[]) => Promise<string>
  /** The bytes of a picture at a version. */
  picture: (version: string, file: string) => Promise<Blob>
  progress: (version: string) => Promise<Progress>
}
