/**
 * A folder of files that is kept between builds and may be shared by several checkouts. Each file has its checksum
 * beside it: a damaged one, for example after a full disk, counts as missing and is made again.
 */
import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const checksum = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

/** Writes a temporary file and renames it, so that nobody reads an incomplete file. */
async function place(path: string, data: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, data)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export class PictureCache {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  private path(name: string): string {
    return join(this.folder, name.slice(0, 2), name)
  }

  /** Undefined where the file is missing or damaged. */
  private async read(name: string): Promise<Buffer | undefined> {
    const path = this.path(name)
    try {
      const data = await readFile(path)
      return (await readFile(`${path}.sha256`, 'utf8')) === checksum(data) ? data : undefined
    } catch {
      return undefined
    }
  }

  async has(name: string): Promise<boolean> {
    return (await this.read(name)) !== undefined
  }

  async write(name: string, data: Buffer | string): Promise<void> {
    const path = this.path(name)
    await mkdir(dirname(path), { recursive: true })
    await place(path, data)
    await place(`${path}.sha256`, checksum(data))
  }

  async readJson<T>(name: string): Promise<T | undefined> {
    const data = await this.read(name)
    return data && (JSON.parse(data.toString()) as T)
  }

  /** Copied, not linked, so that changes in a built site cannot reach the cache. */
  async copyTo(name: string, target: string): Promise<void> {
    await copyFile(this.path(name), target, constants.COPYFILE_FICLONE)
  }
}
