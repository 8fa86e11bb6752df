import { defineConfig } from 'vitest/config'
import { sample, samplePicture } from './tests/content/sample.ts'
import { deviceZone } from './tests/settings.ts'
import { contentPlugin } from './tools/content/vite-plugin.ts'

process.env.TZ = deviceZone.modules

const root = import.meta.dirname
const plugins = [contentPlugin({ root, from: sample, pictures: samplePicture })]

/** Milliseconds: many load all of the content again and again, on a machine that may be busy with something else. */
const timeout = 60_000
/** Files share processes (`isolate: false`): reading all content anew for each took longer than most tests. */
const common = { testTimeout: timeout, hookTimeout: timeout, setupFiles: ['tests/after-each.ts'], isolate: false }

const besideModules = '{app,content,edit,lib,serve,tools,tests/content}/**'

export default defineConfig({
  test: {
    // Vitest would keep one for itself, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      { plugins, test: { ...common, name: 'unit', include: [`${besideModules}/!(*.slow).test.{ts,tsx}`] } },
      // What starts programs, servers or builds, encodes pictures, or takes more than a second.
      { plugins, test: { ...common, name: 'slow', include: [`${besideModules}/*.slow.test.ts`] } },
      { test: { ...common, name: 'site', include: ['tests/site/**/*.test.ts'] } },
      // What guests get, in the built site of the resort by the sea.
      { test: { ...common, name: 'guest', include: ['tests/guest/*.test.ts'] } },
      // What the original order fixes, of content and of the built site; no launch asks it.
      {
        plugins: [contentPlugin({ root, pictures: samplePicture })],
        test: { ...common, name: 'specification', include: ['tests/specification/*.test.ts'] },
      },
    ],
  },
})
