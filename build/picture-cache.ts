/**
 * Files by name in one folder that outlives builds, and may be shared by several checkouts at once. A file is
 * either there and whole or not there: it is written beside its place and then moved.
 */
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Size in bytes, or nothing where there is no such file. */
export async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

export class PictureCache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  path(name: string): string {
    return join(this.folder, name.slice(0, 2), name)
  }

  /** An empty file counts as missing: a full disk can leave one behind. */
  async has(name: string): Promise<boolean> {
    return ((await sizeOf(this.path(name))) ?? 0) > 0
  }

  async write(name: string, data: Buffer | string): Promise<void> {
    const path = this.path(name)
    const draft = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeFile(draft, data)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async readJson<T>(name: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(this.path(name), 'utf8')) as T
    } catch {
      return undefined
    }
  }

  /** Copied, not linked: whatever happens to a built site must not reach the cache. */
  async copyTo(name: string, target: string): Promise<void> {
    await copyFile(this.path(name), target, constants.COPYFILE_FICLONE)
  }
}
