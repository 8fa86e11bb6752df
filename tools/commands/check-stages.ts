/** What `npm run check` runs, and `npm test` first: the tests that need no build and no browser. */
import { content, format, lint, types, unit, unused, type Stage } from './stages.ts'

/** Most of them use one processor, so they run side by side. */
export const check: Stage[][] = [[content, types, format, lint, unused, unit]]
