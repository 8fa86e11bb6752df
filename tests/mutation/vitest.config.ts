/** The unit tests that Stryker runs: see docs/testing.md. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../build/content-plugin.ts'

const root = join(import.meta.dirname, '../..')

/** `OWN_TESTS=app/lib/dates` runs the tests of one module only, which is faster and stricter. */
const { OWN_TESTS } = process.env

export default defineConfig({
  root,
  plugins: [contentPlugin({ root, pictures: (key) => ({ key }) })],
  test: {
    setupFiles: [join(import.meta.dirname, 'few-runs.ts')],
    include: OWN_TESTS ? [`${OWN_TESTS}.test.ts`] : ['app/{enquiry/*,lib,getting-there}/*.test.ts', 'content/*.test.ts'],
  },
})
