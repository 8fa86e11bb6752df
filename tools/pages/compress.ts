/** Writes `x.br` and `x.gz` beside every text file, so that servers need not compress on request. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const texts = /\.(?:html|css|js|svg|json|xml|txt|webmanifest|ics|vcf)$/

export async function compressTexts(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => texts.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name))
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }
      await Promise.all([
        brotli(text, options).then((bytes) => writeFile(join(folder, `${name}.br`), bytes)),
        zip(text, { level: 9 }).then((bytes) => writeFile(join(folder, `${name}.gz`), bytes)),
      ])
    }),
  )
}
