/**
 * Which tests beside the modules run where, and what those read that `npm run check` leaves out where nothing changed.
 */

/** Tests beside what they test. */
export const besideModules = [
  'app/**/*.test.{ts,tsx}',
  'lib/**/*.test.ts',
  'tools/**/*.test.ts',
  'serve/**/*.test.ts',
  'content/**/*.test.ts',
  'tests/content/**/*.test.{ts,tsx}',
  'edit/**/*.test.ts',
  'tests/listen/**/*.test.ts',
]

/** They start programs, servers and builds, or encode pictures: `npm test` runs them, and `npm run check` does not. */
export const integrationTests = [
  'edit/killed.test.ts',
  'edit/operations.test.ts',
  'edit/publisher.test.ts',
  'edit/running.test.ts',
  'serve/server.test.ts',
  'tests/content/plugin.test.ts',
  'tests/content/sound-content.test.ts',
  'tools/built-state.test.ts',
  'tools/calendars/refresh.test.ts',
  'tools/checks/launch.test.ts',
  'tools/checks/owner-check.test.ts',
  'tools/commands/calendars.test.ts',
  'tools/commands/start.test.ts',
  'tools/pages/sitemap.test.ts',
  'tools/pages/social-cards.test.ts',
  'tools/pictures/encode.test.ts',
  'tools/pictures/hero-veils.test.ts',
]

/**
 * Unit tests that take more than a second, most of them with examples by the hundred. `npm run check` runs one where it,
 * or a module that it imports itself, differs from the last commit; `npm test` runs all.
 */
export const slowTests = [
  'edit/changes.test.ts',
  'edit/content-store.test.ts',
  'edit/journal.test.ts',
  'edit/list-changes.test.ts',
  'edit/owner-words.test.ts',
  'edit/source.test.ts',
  'tests/content/broken-content.test.ts',
  'tools/calendars/join-calendars.test.ts',
  'tools/calendars/read-feed.test.ts',
]

/** Unit tests that load modules anew with other content, which files that share a process would see as well. */
export const apart = ['app/pages/accommodations/StayRates.test.tsx', 'tests/content/another-place.test.ts']

/**
 * What unit tests share beside what they import: the configuration, with all that checks content, the faces of which
 * letters are asked, and the sample that they read.
 */
export const sharedByUnitTests = [
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'app/styles/tokens.css',
  'assets/fonts/*',
  'tests/resorts/coast/**/*.*',
]

/**
 * Modules that use the file system, and read with it nothing but what unit tests share and what a test has written
 * itself. Tests with any other such module may read any file.
 */
export const readOnlySample = [
  'app/enquiry/request/rules/samples.ts',
  'content/icon-set.ts',
  'edit/disk.ts',
  'edit/journal.test.ts',
  'edit/journal.ts',
  'edit/publications.test.ts',
  'edit/publications.ts',
  'edit/source.test.ts',
  'edit/unsaved-texts.ts',
  'tests/content/broken-content.test.ts',
  'tests/content/content-copy.ts',
  'tests/content/faulty-disk.ts',
  'tests/content/sample.ts',
  'tests/content/taken.test.ts',
  'tests/resorts/coast/files.ts',
  'tools/brand/faces.ts',
  'tools/brand/missing-letters.ts',
  'tools/calendars/addresses.ts',
  'tools/calendars/kept.ts',
  'tools/content/load.ts',
  'tools/content/references.ts',
  'tools/content/source.ts',
  'tools/content/vite-plugin.ts',
  'tools/map.ts',
  'tools/pictures/cache.ts',
  'tools/pictures/encode.ts',
  'tools/pictures/originals.ts',
]
