import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { faceFile, faceNames } from '../../tools/brand/font-files.ts'
import { builtFile, builtPage, pagePaths } from './built-pages.ts'
import { root } from '../../tools/root.ts'

const assets = readdirSync(join(root, 'dist/assets'))

async function charactersIn(font: Buffer): Promise<Set<string>> {
  const unpacked = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  return new Set(Array.from(new Face(new Blob(unpacked)).collectUnicodes(), (each) => String.fromCodePoint(each)))
}

/** All that pages show, and all that scripts may: their words are among their other text. */
const shown = new Set([
  // Small lines above headings are set in capitals.
  ...pagePaths.flatMap((path) => [...builtPage(path).text, ...builtPage(path).text.toUpperCase()]),
  ...assets.filter((name) => name.endsWith('.js')).flatMap((name) => [...builtFile(`assets/${name}`).toString()]),
])

describe.each(faceNames)('%s', async (name) => {
  const whole = readFileSync(faceFile(root, name))
  const built = assets.filter((each) => each.startsWith(`${name}-`) && each.endsWith('.woff2'))

  test('is built once', () => expect(built).toHaveLength(1))

  test('has every character of the pages and scripts that it had before it was cut', async () => {
    const [before, after] = [await charactersIn(whole), await charactersIn(builtFile(`assets/${built[0]}`))]
    // Scripts name the sign for what cannot be read, and pages never show it.
    const wanted = [...shown].filter((each) => each !== '\ufffd')
    expect(wanted.filter((each) => before.has(each) && !after.has(each))).toEqual([])
  })
})
