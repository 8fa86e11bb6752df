/** `aa`, `ab` … by files and first use, the same in both bundles: a kilobyte less in each first screen. */
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Counts in letters, so that a name never begins with a digit: 0 is `a`, 26 is `ba`. */
function inLetters(number: number): string {
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

/** Tier 1: `--name: #value;` before the roles begin. */
function rawScale(tokens: string): Map<string, string> {
  const tier = tokens.slice(0, tokens.indexOf('Tier 2'))
  return new Map(
    [...tier.matchAll(/(--[a-z0-9-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** The raw scale of tokens.css becomes its values, other properties get one or two letters: half a kilobyte less. */
export function shortPropertiesPlugin(root: string): Plugin {
  const scale = rawScale(readFileSync(join(root, 'app/styles/tokens.css'), 'utf8'))
  const names = new Map<string, string>()
  for (const file of globSync('app/**/*.css', { cwd: root }).toSorted()) {
    const sheet = readFileSync(join(root, file), 'utf8')
    for (const [, name = ''] of sheet.matchAll(/(--[a-z][a-z0-9-]*)\s*:/g)) {
      if (!scale.has(name) && !names.has(name)) names.set(name, `--${inLetters(names.size)}`)
    }
  }
  return {
    name: 'short-properties',
    enforce: 'pre',
    transform(sheet, id) {
      if (!/\/app\/.*\.css(?:$|\?)/.test(id)) return undefined
      return sheet
        .replaceAll(/(--[a-z0-9-]+):\s*#[0-9a-f]{3,8};/g, (rule, name: string) => (scale.has(name) ? '' : rule))
        .replaceAll(/var\((--[a-z0-9-]+)\)/g, (use, name: string) => scale.get(name) ?? use)
        .replaceAll(/--[a-z][a-z0-9-]*/g, (name) => names.get(name) ?? name)
    },
  }
}
