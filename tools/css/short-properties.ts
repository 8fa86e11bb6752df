/**
 * Shortens custom properties in production. The raw scale of `tokens.css`, which only that file may use, is replaced by
 * its values; all other properties get names of one or two letters. That saves about half a kilobyte of each page's
 * first screen.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inLetters } from './class-names.ts'

const tokensFile = 'app/styles/tokens.css'

/** Tier 1: `--name: #value;` before the roles begin. */
function rawScale(tokens: string): Map<string, string> {
  const tier = tokens.slice(0, tokens.indexOf('Tier 2'))
  return new Map(
    [...tier.matchAll(/(--[a-z0-9-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

export function shortPropertiesPlugin(root: string): Plugin {
  const scale = rawScale(readFileSync(join(root, tokensFile), 'utf8'))
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
