import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { faults } from '../planted-faults/faults.ts'
import { problemsOfList } from '../planted-faults/list-problems.ts'
import { ProjectFiles } from '../planted-faults/project-files.ts'

// Git says which files belong to the project. What the original order fixes lies in content, which the owner changes.
test.skipIf(!existsSync(join(root, '.git')))('each planted fault has its place, its tests and its row', () => {
  const inCode = faults.filter(({ by }) => by.stage !== 'Specification')
  expect(problemsOfList(new ProjectFiles(), inCode)).toEqual([])
})
