import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { licenceOf, licencesText, modulesOf, packageFolders } from './licences.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('packages are found by module paths, nested and with queries too', () => {
  expect(
    packageFolders([
      '/site/app/root.tsx',
      '/site/node_modules/react/index.js',
      '/site/node_modules/react/cjs/react.production.js?commonjs-module',
      '\0/site/node_modules/@tanstack/query-core/build/query.js',
      '/site/node_modules/a/node_modules/b/index.js',
      '\0virtual:icons',
    ]),
  ).toEqual([
    '/site/node_modules/@tanstack/query-core',
    '/site/node_modules/a/node_modules/b',
    '/site/node_modules/react',
  ])
})

test('modules are those of chunks', () => {
  const chunk = { type: 'chunk', moduleIds: ['/a.ts'] }
  expect(modulesOf([{ output: [chunk, { type: 'asset' }] }])).toEqual(['/a.ts'])
  expect(modulesOf({ output: [chunk] })).toEqual(['/a.ts'])
})

test('a package without a licence stops the build with a sentence', async () => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', version: '1.0.0', license: 'MIT' }))
  await expect(licenceOf(folder)).rejects.toThrow('stranger is sent to browsers')
  await writeFile(join(folder, 'LICENSE.md'), 'Do as you like.\r\n')
  expect(await licenceOf(folder)).toEqual({ name: 'stranger 1.0.0', kind: 'MIT', text: 'Do as you like.' })
  expect(licencesText([await licenceOf(folder)])).toMatch(/stranger 1\.0\.0 · MIT\n-+\n\nDo as you like\.\n$/)
})
