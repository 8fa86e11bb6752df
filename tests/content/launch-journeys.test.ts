import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { named } from '../launch-journeys.ts'

test('each journey of a launch is in its file', () => {
  const missing = named.filter(([file, title]) => {
    const [path = ''] = globSync(`tests/journeys/*/${file}.spec.ts`, { cwd: root })
    return path === '' || !readFileSync(join(root, path), 'utf8').includes(title)
  })
  expect(missing, 'Name other journeys in tests/launch-journeys.ts in place of these').toEqual([])
})
