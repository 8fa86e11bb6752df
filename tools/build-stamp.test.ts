import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beginBuild, builtEncoding, isBuilt, rememberBuild, sourcesNow } from './build-stamp.ts'

const root = mkdtempSync(join(tmpdir(), 'built-'))
const folder = join(root, '.generated')

test('one build at a time; that of a process which has ended is over', () => {
  mkdirSync(folder)
  writeFileSync(join(folder, `building.${process.ppid}`), '')
  expect(() => beginBuild(root)).toThrow(`This site is being built already (by process ${process.ppid}). Wait`)
  expect(readdirSync(folder)).toEqual([`building.${process.ppid}`])
  renameSync(join(folder, `building.${process.ppid}`), join(folder, `building.${2 ** 30}`))
  const end = beginBuild(root)
  expect(readdirSync(folder)).toEqual([`building.${process.pid}`])
  end()
  expect(readdirSync(folder)).toEqual([])
})

test('what is noted of a build is read again, and is no build where it is damaged', () => {
  mkdirSync(join(root, 'dist'))
  for (const name of ['index.html', '404.html']) writeFileSync(join(root, 'dist', name), '')
  rememberBuild(root, { sources: sourcesNow(root), encoding: 'fast' })
  expect([isBuilt(root, 'fast'), isBuilt(root, 'published')]).toEqual([true, false])
  for (const damaged of ['', '{"sources":', 'null']) {
    writeFileSync(join(root, '.generated/built.json'), damaged)
    expect([isBuilt(root, 'fast'), builtEncoding(root)]).toEqual([false, undefined])
  }
})
