import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { faceFile, faceLicences } from './font-files.ts'

const { folder, write } = temporaryFolder()
write('assets/fonts/notes.md')

test('a face is one file of any kind of font, and told where it is missing or there twice', () => {
  expect(() => faceFile(folder, 'texts')).toThrow('assets/fonts: holds no face of texts: put one of texts.woff2')
  write('assets/fonts/texts.ttf')
  expect(faceFile(folder, 'texts')).toBe(join(folder, 'assets/fonts/texts.ttf'))
  write('assets/fonts/texts.woff2')
  expect(() => faceFile(folder, 'texts')).toThrow('texts.ttf and texts.woff2: one of them')
})

test('licences are read as they lie there, and without one nothing is built', () => {
  expect(() => faceLicences(folder)).toThrow('assets/fonts: holds no licence')
  write('assets/fonts/b.txt', 'SIL Open Font License\r\nVersion 1.1\n')
  write('assets/fonts/a.txt', 'Do as you like.')
  expect(faceLicences(folder)).toEqual([
    { kind: 'a licence of its own', text: 'Do as you like.' },
    { kind: 'OFL-1.1', text: 'SIL Open Font License\nVersion 1.1' },
  ])
})
