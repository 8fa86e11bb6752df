/** `npm run launch`: builds the site for its real address, or says what prevents that. */
import './end-with-npm.ts'
import { launch } from '../checks/launch-list.ts'
import { root } from '../root.ts'
import { journeys, vitest } from '../runner.ts'
import { build } from './stages.ts'

process.exitCode = await launch(root, () => [
  build('published'),
  vitest('Built site', ['site']),
  journeys('Journeys', ['desk', 'phone'], ['--grep', '@launch'], { TESTED_SITE: root }),
])
