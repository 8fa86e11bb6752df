/** `npm run bench`: builds where sources are newer than the build, and measures. See `bench/run.ts`. */
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureBuilt } from '../built-state.ts'
import { root } from '../root.ts'
import { runNode } from '../run-node.ts'

await ensureBuilt(root, 'published')
const [code] = (await once(
  runNode(join(root, 'bench/run.ts'), process.argv.slice(2), { stdio: 'inherit' }),
  'exit',
)) as [number | null]
process.exitCode = code ?? 1
