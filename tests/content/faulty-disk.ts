/** Disks on which one change fails, and whatever comes after it as well where the command is ended there. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { realDisk, type Disk } from '../../edit/whole-files.ts'

type Change = keyof Disk

export type Fault = {
  /** The number of the change, from 1. */
  at: number
  /** `ended`: nothing is done any more. `full`: nothing more can be written. `refused`: this one alone is not done. */
  how: 'ended' | 'full' | 'refused'
}

const halfOf = (bytes: Buffer | string) => bytes.slice(0, bytes.length / 2)

/** What is there by half where a change fails. */
const half: Partial<Record<Change, (...given: never[]) => void>> = {
  write: (file: string, bytes: Buffer | string) => writeFileSync(file, halfOf(bytes)),
  copy: (from: string, to: string) =>
    statSync(from).isDirectory() ? realDisk.makeFolder(to) : writeFileSync(to, halfOf(readFileSync(from))),
}

/** `isOver` where there were fewer changes than that. */
export function faultyDisk({ at, how }: Fault): { disk: Disk; isOver: () => boolean } {
  let count = 0
  // Without waiting for the disk, which takes most of the time of a test.
  const disk = { ...realDisk, write: writeFileSync }
  const failing = ([change, work]: [Change, (...given: never[]) => void]) => {
    const needsRoom = change === 'write' || change === 'copy' || change === 'makeFolder'
    const attempt = (...given: never[]): void => {
      count += 1
      const fails = how === 'refused' ? count === at : count >= at && (how === 'ended' || needsRoom)
      if (!fails) return work(...given)
      if (count === at) half[change]?.(...given)
      throw Object.assign(new Error(`${change} failed`), { code: how === 'full' ? 'ENOSPC' : 'EPERM' })
    }
    return [change, attempt]
  }
  const changes = Object.entries(disk) as [Change, () => void][]
  return { disk: Object.fromEntries(changes.map(failing)) as Disk, isOver: () => count < at }
}
