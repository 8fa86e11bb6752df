/** The unit tests that Stryker runs: see docs/testing.md. */
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { root } from '../../tools/root.ts'

/** `OWN_TESTS=lib/dates` runs the tests of one module only, which is faster and stricter. */
const { OWN_TESTS } = process.env

export default defineConfig({
  root,
  plugins: [contentPlugin({ root, pictures: (key) => ({ key }) })],
  test: {
    setupFiles: [join(import.meta.dirname, 'few-runs.ts')],
    include: OWN_TESTS
      ? [`${OWN_TESTS}.test.ts`]
      : [
          'app/{enquiry/**,getting-there,your-days/**}/*.test.ts',
          'lib/*.test.ts',
          'tools/pages/contact-card.test.ts',
          'content/*.test.ts',
        ],
  },
})
