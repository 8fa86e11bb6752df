import { defineConfig } from 'vitest/config'

/** Unit tests lie beside what they test and need no build; those of `site` read the built site in dist/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'serve/**/*.test.ts',
            'content/**/*.test.ts',
            'tests/content/**/*.test.{ts,tsx}',
          ],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
})
