import { expect, test, vi } from 'vitest'
import { explain } from './machine-errors.ts'

const error = (code: string, more: object) => Object.assign(new Error(`${code}: it failed`), { code, ...more })

test.each(['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EPERM'])('%s is a sentence, and the file beside it', (code) => {
  expect(explain(error(code, { path: '/o/site (1)/about.yaml' }))).toMatch(
    /^(?:The disk|The folder|You do not have) [^(/]*, and try again\. \(\/o\/site \(1\)\/about\.yaml\)$/,
  )
})

test('O1 a second editor says where the first one is, and what to type for another port', () => {
  const sentence = /^Port 5174 is taken\. If .* window, open http:\/\/localhost:5174\/; otherwise .* port: PORT=5175$/
  expect(explain(error('EADDRINUSE', { port: 5174 }))).toMatch(sentence)
  expect(explain(new Error('Port 5174 is already in use'))).toMatch(sentence)
  vi.stubGlobal('process', { platform: 'win32' })
  expect(explain(error('EADDRINUSE', { port: 5174 }))).toMatch(/port: set PORT=5175$/)
})

test('an error of which nothing is known stays as it is', () => {
  for (const unknown of [error('ENOTDIR', {}), 'words']) expect(explain(unknown)).toBe(unknown)
})
