import { defineConfig } from 'vitest/config'
import { sample, samplePicture } from './tests/content/sample.ts'
import { deviceZone } from './tests/settings.ts'
import { contentPlugin } from './tools/content/vite-plugin.ts'

process.env.TZ = deviceZone

const plugins = [contentPlugin({ root: import.meta.dirname, from: sample, pictures: samplePicture })]

/** Milliseconds: many load all of the content again and again, on a machine that may be busy with something else. */
const timeout = 60_000
const common = { testTimeout: timeout, hookTimeout: timeout, setupFiles: ['tests/after-each.ts'] }

const besideModules = '{app,content,edit,lib,serve,tools,tests/content}/**'

/** Files share processes (`isolate: false`): reading all content anew for each took longer than most tests. */
export default defineConfig({
  test: {
    // Vitest would keep one for itself, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins,
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          include: [`${besideModules}/*.test.{ts,tsx}`],
          exclude: ['**/*.slow.test.*'],
        },
      },
      // What starts programs, servers or builds, encodes pictures, or takes more than a second.
      { plugins, test: { ...common, name: 'slow', isolate: false, include: [`${besideModules}/*.slow.test.ts`] } },
      { test: { name: 'site', ...common, isolate: false, include: ['tests/site/**/*.test.ts'] } },
      // What guests get, in the built site of the resort by the sea.
      { test: { name: 'guest', ...common, isolate: false, include: ['tests/guest/*.test.ts'] } },
      // What the original order fixes, of content and of the built site; no launch asks it.
      {
        plugins: [contentPlugin({ root: import.meta.dirname, pictures: samplePicture })],
        test: { name: 'specification', ...common, isolate: false, include: ['tests/specification/*.test.ts'] },
      },
    ],
  },
})
