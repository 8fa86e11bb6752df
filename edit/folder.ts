/** The folder of a project: what its owner may read and write of it, all files of a step or none. */
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesIn } from '../tools/content/folder.ts'
import { originalsFolder } from '../tools/pictures/size-and-shape.ts'

const isPicture = (file: string) => new RegExp(`^${originalsFolder}/[^./\\\\][^/\\\\]*$`).test(file)
/** Nothing else may be written. */
const isOwners = (file: string) => isPicture(file) || /^content\/[a-z-]+\.yaml$/.test(file)

/** Beside the file, on the same disk; hidden, so that it is no content and no picture. */
const draftOf = (file: string) => join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.new`)
const remove = (file: string) => rmSync(file, { force: true })
const hash = (how: string, ...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash(how)).digest('hex')

/** Removes drafts that were left behind. @param writeFile in place of the real one, for tests */
export function openFolder(root: string, writeFile = writeFileSync) {
  const fingerprints = new Map<string, string>()
  for (const draft of globSync(`{content,${originalsFolder}}/.*.????????.new`, { cwd: root })) remove(join(root, draft))

  /** As fingerprintOf in disk.ts. */
  function fingerprint(file: string): string {
    const path = join(root, file)
    const { mtimeMs, size } = statSync(path)
    const key = `${file} ${mtimeMs} ${size}`
    const known = fingerprints.get(key) ?? hash('sha1', `blob ${size}\0`, readFileSync(path))
    fingerprints.set(key, known)
    return known
  }

  return {
    /** What is no text in UTF-8 is left out: the check says that it cannot be read. */
    read(): { id: string; version: string; files: Record<string, string> } {
      const files: Record<string, string> = {}
      for (const [file, bytes] of filesIn(root)) {
        try {
          if (isPicture(file)) files[file] = fingerprint(file)
          else if (bytes instanceof Uint8Array)
            files[file] = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
        } catch {
          continue
        }
      }
      return { id: hash('sha256', root).slice(0, 16), version: hash('sha256', JSON.stringify(files)), files }
    },

    /** The bytes of a picture; undefined where there is none. */
    picture(file: string): Buffer | undefined {
      const path = join(root, file)
      return isPicture(file) && existsSync(path) ? readFileSync(path) : undefined
    },

    /** Until all drafts are written nothing has changed, and renaming takes no room on a full disk. */
    write(files: ReadonlyMap<string, Uint8Array | null>): void {
      const drafts = new Map<string, string>()
      if (![...files.keys()].every(isOwners)) throw new Error('The editor writes content and pictures alone.')
      try {
        for (const [file, bytes] of files) {
          if (bytes === null) continue
          const path = join(root, file)
          // Where it is a link, that stays, and what it leads to is written.
          const target = existsSync(path) ? realpathSync(path) : path
          mkdirSync(dirname(target), { recursive: true })
          drafts.set(target, draftOf(target))
          // On the disk before it is renamed: after a power cut a renamed file would be empty.
          writeFile(drafts.get(target)!, bytes, { flush: true })
        }
        for (const [target, draft] of drafts) renameSync(draft, target)
        for (const [file, bytes] of files) if (bytes === null) remove(join(root, file))
      } finally {
        for (const draft of drafts.values()) remove(draft)
      }
    },
  }
}
