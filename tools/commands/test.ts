/** `npm test`: from types to journeys in three engines. What is too slow for each change is in `npm run everything`. */
import { all } from './check-stages.ts'
import { allJourneys, anotherResort, build, builtSite, filledIn, hosts, specification } from './site-stages.ts'
import { integration, runStages } from './stages.ts'

const wishes = process.argv.slice(2).join(' ')
if (wishes === '') {
  await runStages([all, integration, build, builtSite, specification, filledIn, anotherResort, hosts, allJourneys])
} else {
  console.error(`"${wishes}" is not known here: npm test takes no words. What is slower is in npm run everything.`)
  process.exitCode = 1
}
