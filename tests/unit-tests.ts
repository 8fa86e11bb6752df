/** Which tests beside the modules run where. */

/** Tests beside what they test. */
export const besideModules = [
  'app/**/*.test.{ts,tsx}',
  'lib/**/*.test.ts',
  'tools/**/*.test.ts',
  'serve/**/*.test.ts',
  'content/**/*.test.ts',
  'tests/content/**/*.test.{ts,tsx}',
  'edit/**/*.test.ts',
]

/** They start programs, servers and builds, or encode pictures: `npm test` runs them, and `npm run check` does not. */
export const integrationTests = [
  'edit/killed.test.ts',
  'edit/operations.test.ts',
  'edit/publisher.test.ts',
  'serve/server.test.ts',
  'tests/content/plugin.test.ts',
  'tests/content/sound-content.test.ts',
  'tools/calendars/fetch-feed.test.ts',
  'tools/calendars/refresh.test.ts',
  'tools/checks/launch.test.ts',
  'tools/checks/owner-check.test.ts',
  'tools/commands/calendars.test.ts',
  'tools/commands/double-click.test.ts',
  'tools/install.test.ts',
  'tools/pages/dev-document.test.ts',
  'tools/pages/social-cards.test.ts',
  'tools/pictures/encode.test.ts',
  'tools/pictures/hero-veils.test.ts',
]

/** Tests that take more than a second, most of them with examples by the hundred: `npm test` runs them. */
export const slowTests = [
  'edit/changes.test.ts',
  'edit/content-store.test.ts',
  'edit/journal.test.ts',
  'edit/list-changes.test.ts',
  'edit/owner-words.test.ts',
  'edit/source.test.ts',
  'tests/content/broken-content.test.ts',
  'tools/calendars/read-feed.test.ts',
]

/** Unit tests that load modules anew with other content, which files that share a process would see as well. */
export const apart = ['app/pages/accommodations/StayRates.test.tsx', 'tests/content/another-place.test.ts']
