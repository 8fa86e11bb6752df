import { expect, test } from 'vitest'
import { explain, sentenceOf } from './machine-errors.ts'

const error = (code: string, path?: string) => Object.assign(new Error(`${code}: it failed`), { code, path })

test.each(['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EPERM'])('%s is a sentence, and the file beside it', (code) => {
  const failed = error(code, '/home/o/site (1)/content/about.yaml')
  expect(sentenceOf(failed)).toMatch(/^(?:The disk|The folder|You do not have) [^(/]*, and try again\.$/)
  expect(explain(failed)).toBe(`${sentenceOf(failed)} (/home/o/site (1)/content/about.yaml)`)
})

test('an error of which nothing is known stays as it is', () => {
  const unknown = error('ENOTDIR')
  expect(sentenceOf(unknown)).toBeUndefined()
  expect(explain(unknown)).toBe(unknown)
  expect(explain('words')).toBe('words')
})
