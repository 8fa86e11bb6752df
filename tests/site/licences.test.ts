import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faceFile, faceLicences, faceNames, familyOf, unpackedFace } from '../../tools/brand/font-files.ts'
import { readMap } from '../../tools/map.ts'
import { builtFile } from './built-pages.ts'
import { root } from '../../tools/root.ts'

const text = builtFile('licences.txt').toString()
const sources = readMap(process.cwd()).map?.sources ?? []
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}
const families = await Promise.all(faceNames.map(async (name) => familyOf(await unpackedFace(faceFile(root, name)))))
/** The packages in the first table of docs/dependencies.md. */
const [, table = ''] = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').split('\n## ')
const inBrowser = table
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

test('the licences of all that browsers get are in the site', () => {
  expect(inBrowser).toContain('react-dom')
  // Icons are drawn while building.
  for (const name of inBrowser.filter((each) => each !== '@iconify-json/lucide'))
    expect(text).toContain(`\n## ${name} - ${dependencies[name]} (`)
  for (const name of ['scheduler', ...families]) expect(text).toContain(name)
})

test('so is what the data of the map says of its own sources, and no other', () => {
  for (const { name, url, licence, licenceUrl } of sources)
    for (const said of [name, url, licence, licenceUrl]) expect(text).toContain(said)
  expect(text.match(/^## On the drawn map: /gm) ?? []).toHaveLength(sources.length)
})

test('none of them asks for more than to be named, map data and faces apart', () => {
  const kinds = [...text.matchAll(/^## .* \((.*)\)$/gm)].map(([, kind]) => kind)
  expect(kinds.length).toBeGreaterThan(8)
  const usual = [
    'MIT',
    'ISC',
    'BSD-3-Clause',
    'Apache-2.0',
    ...sources.map(({ licence }) => licence),
    ...faceLicences(root).map(({ kind }) => kind),
  ]
  expect(kinds.filter((kind) => !usual.includes(kind ?? ''))).toEqual([])
})
