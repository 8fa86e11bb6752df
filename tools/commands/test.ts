/** `npm test`: from types to journeys in three engines. What is too slow for each change is in `npm run everything`. */
import { installBrowsers } from '../../tests/browsers.ts'
import { all } from './check-stages.ts'
import { allJourneys, anotherResort, build, builtAndServed, filledIn } from './site-stages.ts'
import { runStages } from './stages.ts'

const wishes = process.argv.slice(2).join(' ')
if (wishes === '') {
  // Browsers come while the first stages run. A journey says what is wrong with them.
  installBrowsers().catch(() => {})
  await runStages([all, build, builtAndServed, filledIn, anotherResort, allJourneys])
} else {
  console.error(`"${wishes}" is not known here: npm test takes no words. What is slower is in npm run everything.`)
  process.exitCode = 1
}
