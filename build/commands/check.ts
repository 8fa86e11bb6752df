/** `npm run check`: the fast part of the tests, without a build and without browsers. */
import { content, lint, runStages, types, unit, unused } from './stages.ts'

await runStages([content, types, lint, unused, unit])
