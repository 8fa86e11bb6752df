/** `npm run bench`: builds where sources are newer than the build, and measures. See `bench/run.ts`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildAndRemember, isBuilt } from '../built-state.ts'
import { root } from '../root.ts'

if (!(await isBuilt(root, 'published'))) {
  const { buildSite } = await import('../build.ts')
  await buildAndRemember(root, 'published', buildSite)
}
const bench = join(root, 'bench/run.ts')
const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', bench, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = done.status ?? 1
