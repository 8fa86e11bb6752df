import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A file gets its name last, once the disk holds it: nobody reads half of it, not even after a power cut. */
export async function writeWhole(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes, { flush: true })
  await rename(draft, path)
}

/** Writes a file that pages refer to, named by its content, in place of an older version. @returns its address */
export async function writeAsset(publicDir: string, name: string, content: string): Promise<string> {
  const [stem, ending] = name.split('.')
  const file = `${stem}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`
  const folder = join(publicDir, 'assets')
  await mkdir(folder, { recursive: true })
  for (const old of await readdir(folder)) if (old !== file && old.startsWith(`${stem}-`)) await rm(join(folder, old))
  await writeFile(join(folder, file), content)
  return `/assets/${file}`
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const texts = /\.(?:html|css|js|svg|json|xml|txt|webmanifest|vcf)$/

export async function compressTexts(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => texts.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(join(folder, `${name}.br`), await brotli(text, { params }))
      await writeFile(join(folder, `${name}.gz`), await zip(text, { level: 9 }))
    }),
  )
}
