/** Disks on which one change fails, and whatever comes after it as well where the command is ended there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { realDisk, type Disk } from '../../edit/disk.ts'

type Change = keyof Disk

export type Fault = {
  /** The number of the change, from 1. */
  at: number
  /** `ended`: nothing is done any more. `full`: nothing more can be written. `refused`: this one alone is not done. */
  how: 'ended' | 'full' | 'refused'
}

/** `isOver` where there were fewer changes than that. */
export function faultyDisk({ at, how }: Fault): { disk: Disk; isOver: () => boolean } {
  let count = 0
  const failing =
    <Given extends unknown[]>(change: Change, work: (...given: Given) => void) =>
    (...given: Given): void => {
      count += 1
      const needsRoom = change === 'write' || change === 'copy' || change === 'makeFolder'
      const fails = how === 'refused' ? count === at : count >= at && (how === 'ended' || needsRoom)
      if (!fails) return work(...given)
      // What was being written is there by half.
      if (change === 'write' && count === at) {
        const [file, bytes] = given as unknown as [string, Buffer | string]
        writeFileSync(file, bytes.slice(0, bytes.length / 2))
      }
      if (change === 'copy' && count === at) tryToCopyHalf(given as unknown as [string, string])
      throw Object.assign(new Error(`${change} failed`), { code: how === 'full' ? 'ENOSPC' : 'EPERM' })
    }
  return {
    disk: {
      makeFolder: failing('makeFolder', realDisk.makeFolder),
      write: failing('write', writeFileSync),
      rename: failing('rename', realDisk.rename),
      remove: failing('remove', realDisk.remove),
      copy: failing('copy', realDisk.copy),
    },
    isOver: () => count < at,
  }
}

/** Of a folder that is copied, the folder is there. */
function tryToCopyHalf([from, to]: [string, string]): void {
  try {
    writeFileSync(to, readFileSync(from))
  } catch {
    realDisk.makeFolder(to)
  }
}
