/** Installs the packages unless those of the lock file are there: among them the Node that runs everything else. */
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @param {string} lockFile */
const packagesOf = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

function isInstalled() {
  try {
    // What npm has installed, by its own account. Most optional packages are for other machines.
    const there = packagesOf('node_modules/.package-lock.json')
    return Object.entries(packagesOf('package-lock.json')).every(
      ([path, { version, optional }]) => path === '' || (there[path] ? there[path].version === version : optional),
    )
  } catch {
    return false
  }
}

if (!isInstalled()) {
  console.log('Installing packages …')
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=silent', { stdio: 'inherit' })
  } catch {
    console.error('The packages could not be installed: go online and try again, or see what npm ci says.')
    process.exitCode = 1
  }
}
