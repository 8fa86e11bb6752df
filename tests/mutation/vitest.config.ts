/** The unit tests that Stryker puts before its mutants: see docs/testing.md. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../build/content-plugin.ts'

const root = join(import.meta.dirname, '../..')

/** `OWN_TESTS=app/lib/dates` asks the tests of one module alone, which is quick and strict. */
const { OWN_TESTS } = process.env

export default defineConfig({
  root,
  plugins: [contentPlugin({ root, pictures: (key) => ({ key }) })],
  test: {
    setupFiles: [join(import.meta.dirname, 'few-runs.ts')],
    include: OWN_TESTS ? [`${OWN_TESTS}.test.ts`] : ['app/{enquiry/*,lib,getting-there}/*.test.ts', 'content/*.test.ts'],
  },
})
