/** Installs the packages where the lock file has changed: among them the Node that runs everything else. */
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing packages …')
  execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
  writeFileSync(stamp, wanted)
}
