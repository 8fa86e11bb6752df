import { expect, test } from 'vitest'
import { ContentProblem } from './content/load.ts'
import { fileProblem } from './content/source.ts'
import { explain } from './machine-errors.ts'

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something, open '${path}'`), { code, ...(path && { path }) })

test.each([
  [systemError('ENOSPC', '/site/dist/a.css'), /^The disk is full\. .* \(\/site\/dist\/a\.css\)$/],
  [systemError('ENOSPC'), /^The disk is full\. Make room on it, and try again\.$/],
  [systemError('EROFS', '/site/.generated'), /read-only\. Copy the project .* \(\/site\/\.generated\)$/],
  [systemError('EACCES', '/site/.generated'), /^This user may not write here\./],
  [new Error('Could not write: No space left on device (os error 28)'), /^The disk is full\./],
  [new Error('Port 5174 is already in use'), /^Port 5174 is taken by another program\. .* PORT=5175$/],
  [
    new ContentProblem([fileProblem('content/site.yaml', 'the file is empty')]),
    /^content\/site\.yaml, line 1: the file is empty$/,
  ],
])('%s is told in a sentence, without a stack', (error, sentence) => {
  expect(explain(error)).toMatch(sentence)
})

test('a fault of ours keeps its stack', () => {
  const error = new TypeError('x is not a function')
  expect(explain(error)).toBe(error)
})
