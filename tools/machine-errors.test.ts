import { expect, test } from 'vitest'
import { explain, sentenceOf } from './machine-errors.ts'

const error = (code: string, path?: string) => Object.assign(new Error(`${code}: it failed`), { code, path })

test.each(['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EPERM'])('%s is a sentence, and the file beside it', (code) => {
  const failed = error(code, '/home/o/site (1)/content/about.yaml')
  expect(sentenceOf(failed)).toMatch(/^(?:The disk|The folder|You do not have) [^(/]*, and try again\.$/)
  expect(explain(failed)).toBe(`${sentenceOf(failed)} (/home/o/site (1)/content/about.yaml)`)
})

test('O1 a second editor says where the first one is', () => {
  const sentence =
    'Port 5174 is taken. If this command runs in another window, open http://localhost:5174/; otherwise choose another port: PORT=5175'
  expect(sentenceOf(Object.assign(error('EADDRINUSE'), { port: 5174 }))).toBe(sentence)
  expect(sentenceOf(new Error('Port 5174 is already in use'))).toBe(sentence)
})

test('an error of which nothing is known stays as it is', () => {
  const unknown = error('ENOTDIR')
  expect(sentenceOf(unknown)).toBeUndefined()
  expect(explain(unknown)).toBe(unknown)
  expect(explain('words')).toBe('words')
})
