/**
 * Short class names: `a`, `b` … `zz`, in the order of files and of their first use in them, so that the same sources give
 * the same names in both bundles and in every build. Long readable names cost about a kilobyte of every page's
 * first flight.
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
      // Two letters at the least: single ones are left to the classes that content and libraries write.
      names.set(`${file.split(sep).join('/')} ${name}`, inLetters(names.size + 26))
    }
  }
  return (name, file) => {
    const source = relative(root, file.split('?')[0] ?? file).split(sep).join('/')
    return names.get(`${source} ${name}`) ?? `${name}-${source.replaceAll(/\W/g, '-')}`
  }
}
