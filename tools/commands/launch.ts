/**
 * `npm run launch`: builds the site for its real address, or says what prevents that. With `-- --list` it prints what
 * the owner still has to confirm.
 */
import { launch } from '../checks/launch.ts'
import { root } from '../root.ts'

process.exitCode = await launch(process.argv.slice(2), root, async () => {
  // Imported only here: a refusal needs none of the build tools.
  const { publishedBuild, builtSite, mainJourneys } = await import('./site-stages.ts')
  return [publishedBuild, builtSite, mainJourneys]
})
