/** `npm test`: everything, from types to journeys in three engines. */
import { everything } from './everything.ts'
import { runStages } from './stages.ts'

await runStages(everything)
