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
import { basename, dirname, join, relative, resolve } from 'node:path'
import { filesIn } from '../tools/content/read-folder.ts'
import { originalsFolder } from '../tools/pictures/accept-original.ts'

const isPicture = (file: string) => new RegExp(`^${originalsFolder}/[^./\\\\][^/\\\\]*$`).test(file)
/** Nothing else may be written. */
const isOwners = (file: string) => isPicture(file) || /^content\/[a-z-]+\.yaml$/.test(file)

/** Beside the file, on the same disk; hidden, so that it is no content and no picture. */
const draftOf = (file: string) => join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.new`)
const remove = (file: string) => rmSync(file, { force: true })
const hash = (how: string, ...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash(how)).digest('hex')

/** Takes back a step that ended half-way, and removes drafts. @param own in place of the real ones, for tests */
export function openFolder(root: string, own = { writeFile: writeFileSync, rename: renameSync }) {
  const fingerprints = new Map<string, string>()
  /** Lists, while a step is made, what is renamed: what there was to drafts, and drafts to what there is now. */
  const plan = join(root, 'content/.step')
  const at = (file: string) => resolve(root, file)
  takeBack()
  for (const draft of globSync(`{content,${originalsFolder}}/.*.????????.new`, { cwd: root })) remove(join(root, draft))

  function takeBack(): void {
    if (!existsSync(plan)) return
    const moves = JSON.parse(readFileSync(plan, 'utf8')) as [from: string, to: string][]
    for (const [from, to] of moves.toReversed())
      if (existsSync(at(to)) && !existsSync(at(from))) own.rename(at(to), at(from))
    remove(plan)
  }

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
      takeBack()
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
      if (![...files.keys()].every(isOwners)) throw new Error('The editor writes content and pictures alone.')
      const moves: [from: string, to: string][] = []
      const planned = draftOf(plan)
      // On the disk before it is renamed: after a power cut a renamed file would be empty.
      const put = (draft: string, bytes: Uint8Array | string) => own.writeFile(draft, bytes, { flush: true })
      try {
        for (const [file, bytes] of files) {
          const path = join(root, file)
          // Where it is a link, that stays, and what it leads to is written.
          const target = bytes && existsSync(path) ? realpathSync(path) : path
          if (existsSync(target)) moves.push([target, draftOf(target)])
          if (bytes === null) continue
          mkdirSync(dirname(target), { recursive: true })
          const draft = draftOf(target)
          moves.push([draft, target])
          put(draft, bytes)
        }
        put(planned, JSON.stringify(moves.map((move) => move.map((each) => relative(root, each)))))
        own.rename(planned, plan)
        for (const [from, to] of moves) own.rename(from, to)
        remove(plan)
      } finally {
        // Where all went well there is no plan any more.
        takeBack()
        for (const each of [planned, ...moves.flat()]) if (each.endsWith('.new')) remove(each)
      }
    },
  }
}
