/** `npm test`: everything, from types to journeys in three engines. `npm test -- edit`: the journeys of `npm run edit`. */
import { everything, ownersHand } from './everything.ts'
import { runStages } from './stages.ts'

const wishes = process.argv.slice(2).join(' ')
if (wishes === '' || wishes === 'edit') {
  await runStages(wishes === 'edit' ? ownersHand : everything('fast'))
} else {
  console.error(`"${wishes}" is not known here; there is only: npm test -- edit`)
  process.exitCode = 1
}
