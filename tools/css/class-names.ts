/**
 * Short class names: `aa`, `ab` … `zz`, in the order of files and of first use, so that the same sources give the same
 * names in both bundles and in every build. Long names would add about a kilobyte to the first screen of every page.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Counts in letters, so that a name never begins with a digit: 0 is `a`, 26 is `ba`. */
export function inLetters(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26))
  return number < 26 ? letter : inLetters(Math.floor(number / 26)) + letter
}

/** @returns a function for Vite's `css.modules.generateScopedName` */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>()
  for (const file of globSync('app/**/*.module.css', { cwd: root }).toSorted()) {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/\.([a-z][A-Za-z0-9]*)/g)
    for (const name of new Set([...found].map(([, each = '']) => each))) {
      // At least two letters: single ones are used by classes of content and libraries.
      names.set(`${file.split(sep).join('/')} ${name}`, inLetters(names.size + 26))
    }
  }
  return (name, file) => {
    const source = relative(root, file.split('?')[0] ?? file)
      .split(sep)
      .join('/')
    return names.get(`${source} ${name}`) ?? `${name}-${source.replaceAll(/\W/g, '-')}`
  }
}
