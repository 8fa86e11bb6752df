import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faceFile, faceNames } from '../../tools/brand/font-files.ts'
import { lettersOf } from '../../tools/brand/glyph-coverage.ts'
import { builtFile, builtPage, dist, pagePaths } from './built-pages.ts'
import { root } from '../../tools/root.ts'

const assets = readdirSync(join(dist, 'assets'))

/** All that pages show, and all that scripts may: their words are among their other text. */
const shown = new Set([
  // Small lines above headings are set in capitals.
  ...pagePaths.flatMap((path) => [...builtPage(path).text, ...builtPage(path).text.toUpperCase()]),
  ...assets.filter((name) => name.endsWith('.js')).flatMap((name) => [...builtFile(`assets/${name}`).toString()]),
])

test.each(faceNames)('%s has every character of the pages and scripts that it had before it was cut', async (name) => {
  const built = assets.filter((each) => each.startsWith(`${name}-`) && each.endsWith('.woff2'))
  expect(built).toHaveLength(1)
  const before = await lettersOf(faceFile(root, name))
  const after = await lettersOf(join(dist, 'assets', built[0]!))
  // Scripts name the sign for what cannot be read, and pages never show it.
  const wanted = [...shown].filter((each) => each !== '\ufffd')
  expect(wanted.filter((each) => before.has(each) && !after.has(each))).toEqual([])
})
