import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

/** Titles of all tests: the first string of `test(…)`, `it(…)`, `describe(…)` and their variants. */
function titles(): string[] {
  const files = globSync('{app,content,edit,lib,serve,tests,tools}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  return files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /\b(?:test|it|describe)(?:\.\w+)*(?:\([^\n]*?\))??\(\s*(['"`])([\s\S]*?)\1/g,
      ),
    ].map((match) => match[2] ?? ''),
  )
}

test('every requirement has a test that names it', () => {
  const ids = [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
    (match) => match[1] ?? '',
  )
  expect(ids.length).toBeGreaterThanOrEqual(36)
  const named = new Set(titles().flatMap((title) => title.match(/\b[A-Z]\d+\b/g) ?? []))
  expect(ids.filter((id) => !named.has(id))).toEqual([])
})
