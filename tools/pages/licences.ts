/**
 * Writes `licences.txt` into the site: the licences of all third-party work that it sends to browsers. The packages are
 * read from the bundles, so that none is forgotten.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { faceFile, faceLicences, faceNames, familyOf, unpackedFace } from '../brand/faces.ts'
import { readMap } from '../map.ts'

export type Licence = {
  /** `react 19.3.1`. */
  name: string
  /** SPDX identifier: `MIT`. */
  kind: string
  text: string
}

/** Names of all modules in the bundles of a build. */
export function modulesOf(output: unknown): string[] {
  const outputs = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[]
  return outputs.flatMap((each) => each.output).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

/** The package folders that these modules are in, each once. */
export function packageFolders(modules: readonly string[]): string[] {
  const folders = modules.flatMap((id) => {
    const path = id.split('?')[0]?.split(sep).join('/') ?? ''
    return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []
  })
  return [...new Set(folders)].toSorted()
}

type Package = { name: string; version: string; license?: string }

/** The licence file in a package folder. Throws where there is none. */
export async function licenceOf(folder: string): Promise<Licence> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Package
  const file = (await readdir(folder)).toSorted().find((each) => /^(?:licen[cs]e|copying)(?:[.-].*)?$/i.test(each))
  if (!file || !license) {
    throw new Error(
      `${name} is sent to browsers, but its package does not say under which licence. See tools/pages/licences.ts.`,
    )
  }
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim()
  return { name: `${name} ${version}`, kind: license, text }
}

/** Sent to browsers, but not in a bundle: icons, fonts and map data. */
async function besideBundles(root: string): Promise<Licence[]> {
  const icons = await licenceOf(join(root, 'node_modules/lucide-react'))
  const families = await Promise.all(faceNames.map(async (name) => familyOf(await unpackedFace(faceFile(root, name)))))
  const fonts = faceLicences(root).map(({ kind, text }) => ({
    name: `${[...new Set(families)].join(' and ')}, cut down to the letters that are used`,
    kind,
    text,
  }))
  const map = (readMap(root).map?.sources ?? []).map(({ of, name, url, licence, licenceUrl }) => ({
    name: `On the drawn map: ${of} of ${name}`,
    kind: licence,
    text: `From ${url}, selected and placed for this map.\nLicence: ${licenceUrl}`,
  }))
  return [icons, ...fonts, ...map]
}

export function licencesText(licences: readonly Licence[]): string {
  const rule = '-'.repeat(80)
  const entries = licences.map(({ name, kind, text }) => `${rule}\n${name} · ${kind}\n${rule}\n\n${text}\n`)
  return `What this site sends to browsers and others made, with thanks.\n\n${entries.join('\n')}`
}

type Options = {
  root: string
  outDir: string
  /** Names of the modules in every bundle that browsers get. */
  modules: readonly string[]
}

/** @throws Error where a licence is missing */
export async function writeLicences({ root, outDir, modules }: Options): Promise<void> {
  const folders = packageFolders(modules).filter((folder) => existsSync(join(folder, 'package.json')))
  const packages = await Promise.all(folders.map(licenceOf))
  const text = licencesText([...packages, ...(await besideBundles(root))])
  await writeFile(join(outDir, 'licences.txt'), text)
}
