import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { beginBuild, builtEncoding, isBuilt, rememberBuild, sourcesNow } from './build-stamp.ts'

const { folder: root, write } = temporaryFolder()
const folder = join(root, '.generated')

test('one build at a time; that of a process which has ended is over', () => {
  write(`.generated/building.${process.ppid}`)
  expect(() => beginBuild(root)).toThrow(`This site is being built already (by process ${process.ppid}). Wait`)
  expect(readdirSync(folder)).toEqual([`building.${process.ppid}`])
  renameSync(join(folder, `building.${process.ppid}`), join(folder, `building.${2 ** 30}`))
  const end = beginBuild(root)
  expect(readdirSync(folder)).toEqual([`building.${process.pid}`])
  end()
  expect(readdirSync(folder)).toEqual([])
})

test('what is noted of a build is read again, and is no build where it is damaged', () => {
  for (const name of ['index.html', '404.html']) write(`dist/${name}`)
  rememberBuild(root, { sources: sourcesNow(root), encoding: 'fast' })
  expect([isBuilt(root, 'fast'), isBuilt(root, 'published')]).toEqual([true, false])
  for (const damaged of ['', '{"sources":', 'null']) {
    write('.generated/built.json', damaged)
    expect([isBuilt(root, 'fast'), builtEncoding(root)]).toEqual([false, undefined])
  }
})
