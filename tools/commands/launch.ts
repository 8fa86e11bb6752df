/** `npm run launch`: builds the site for its real address, or says what prevents that. */
import './end-with-npm.ts'
import { launch } from '../checks/launch-list.ts'
import { root } from '../root.ts'
import { journeys, vitest } from '../runner.ts'
import { build } from './stages.ts'

process.exitCode = await launch(root, () => [
  build('published'),
  { name: 'Built site', run: () => vitest(['site']) },
  {
    name: 'Journeys',
    run: () => journeys(['desk', 'phone'], { environment: { TESTED_SITE: root } }, ['--grep', '@launch']),
  },
])
