import type { PictureData } from './app/ui/picture-data.ts'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './build/content-plugin.ts'
import { focusClass } from './build/picture-plan.ts'

/** A picture as pages know it, without the minutes that making it takes. */
function samplePicture(key: string, focus: { x: number; y: number }): PictureData {
  return {
    key,
    alt: `What ${key} shows.`,
    width: 1600,
    height: 1200,
    base: `/pictures/${key}.0123abcd`,
    widths: [320, 480, 640, 800, 1200, 1600],
    focusClass: focusClass(focus.x, focus.y),
  }
}

/** Unit tests that load modules anew with other content, which files that share a process would see as well. */
const apart = ['app/pages/accommodations/StayRates.test.tsx', 'tests/content/another-place.test.ts']

/** Unit tests lie beside what they test and need no build; those of `site` and `hosts` read the built site in dist/. */
export default defineConfig({
  test: {
    // Vitest leaves a processor to itself, of which the tests then get one where there are two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [contentPlugin({ root: import.meta.dirname, pictures: samplePicture })],
        test: {
          name: 'unit',
          // Starting a process for each file costs as much as a third of the tests.
          isolate: false,
          include: [
            'app/**/*.test.{ts,tsx}',
            'build/**/*.test.ts',
            'serve/**/*.test.ts',
            'content/**/*.test.ts',
            'tests/content/**/*.test.{ts,tsx}',
            'edit/**/*.test.ts',
          ],
          exclude: apart,
        },
      },
      {
        plugins: [contentPlugin({ root: import.meta.dirname, pictures: samplePicture })],
        test: { name: 'apart', include: apart },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      // In the copies of the project that tests/resorts/build.ts makes.
      { test: { name: 'filled', include: ['tests/resorts/filled/*.test.ts'] } },
      { test: { name: 'coast', include: ['tests/resorts/coast/*.test.ts'] } },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'] } },
    ],
  },
})
