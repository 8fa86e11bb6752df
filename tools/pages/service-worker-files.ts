/** Writes `/sw.js`, which stores the site for offline reading. It reads the finished site, so this runs last. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import type { PagesFile, StoredFile, StoredSite } from '../../app/service-worker/stored-site.ts'
import { pages as routes } from '../../app/routes.ts'
import { heroPicturesOf, pictureKeys } from '../content/picture-entries.ts'
import { bundleScript } from './bundle.ts'
import { fileOf } from './prerender.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content)
const hashOf = (content: string) => sha256(content).digest('hex').slice(0, 8)
export const integrityOf = (content: string | Buffer) => `sha256-${sha256(content).digest('base64')}`

type Site = {
  outDir: string
  content: Content
  /** Style sheets that are inline in every page: nothing requests these files. */
  sheetsOfAll: string[]
}

async function collectStoredSite({ outDir, content, sheetsOfAll }: Site): Promise<StoredSite> {
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8')
  const addresses = routes.flatMap(({ path }) => (path === '*' ? [] : [path])).toSorted()
  const pages = Object.fromEntries(addresses.map((path) => [path, read(fileOf(path))]))
  const text = JSON.stringify({ pages, notFound: read(fileOf('/404')) } satisfies PagesFile)
  const pagesFile = `/assets/pages-${hashOf(text)}.json`

  const assets = (await readdir(join(outDir, 'assets')))
    .filter((name) => /\.(?:js|css|svg|woff2)$/.test(name))
    .map((name) => `/assets/${name}`)
    .filter((url) => !sheetsOfAll.includes(url))
    .toSorted()
  await writeFile(join(outDir, pagesFile), text)
  const stored = (url: string, revision: string | null): StoredFile => {
    return { url, revision, integrity: integrityOf(readFileSync(join(outDir, url))) }
  }
  return {
    pages: addresses,
    pagesFile,
    files: [
      ...[pagesFile, ...assets].map((url) => stored(url, null)),
      ...['favicon.svg', 'manifest.webmanifest'].map((name) => stored(`/${name}`, hashOf(read(name)))),
    ],
    // The hero's wide pictures, and its tall ones, show the same view in different lights.
    sameScenes: (['wide', 'tall'] as const).map((shape) => pictureKeys(heroPicturesOf(content.home, shape))),
  }
}

/** @param isOn false: writes the worker that deletes all copies and itself instead @returns licences of its packages */
export async function writeServiceWorker({ root, isOn, ...built }: Site & { root: string; isOn: boolean }) {
  const site = isOn ? await collectStoredSite(built) : undefined
  const { code, licences } = await bundleScript(
    root,
    `app/service-worker/${site ? 'sw.ts' : 'remove.ts'}`,
    { 'process.env.NODE_ENV': '"production"', ...(site && { STORED_SITE: JSON.stringify(site) }) },
    { target: 'es2023' },
  )
  await writeFile(join(built.outDir, 'sw.js'), code)
  const generated = join(built.outDir, '../.generated')
  await mkdir(generated, { recursive: true })
  await writeFile(join(generated, 'stored-site.json'), JSON.stringify(site ?? null, null, 2))
  return { licences }
}
