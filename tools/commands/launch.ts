/** `npm run launch`: builds the site for its real address, or says what prevents that. */
import './end-with-npm.ts'
import { launch } from '../checks/run-launch.ts'
import { root } from '../root.ts'
import { build, journeys, vitest } from '../run-stages.ts'

process.exitCode = await launch(root, () => [
  build('published'),
  vitest('Built site', ['site']),
  journeys('Journeys', ['desk', 'phone'], ['--grep', '@launch'], { TESTED_SITE: root }),
])
