/** Cuts the fonts down to the letters that the site shows. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Content } from '../content/schema.ts'

export const fontFiles = ['hanken.woff2', 'young-serif.woff2']

/** Letters, digits and signs of every keyboard: guests see what they type in the preview of their message. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))

/** What dates, prices and drawing add to the words of the content: spaces that do not break, dashes, signs. */
const added = '\u{A0}\u{2009}\u{202F}–—‘’“”…·•×−→←↗°©½'

/** The characters that the built pages may contain. */
export function charactersOf(content: Content): string {
  return [...new Set(ascii + added + JSON.stringify(content))].toSorted().join('')
}

/** What the pages use of a font: letters that are set closer or joined, figures of one height, accents. */
const features = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'tnum']

/**
 * Writes each font of `assets/fonts/` again, with the given characters alone, and without the hints for coarse screens
 * of old Windows, a third of Young Serif. What a font lacks from the start is left to the reader's own fonts, as is what
 * guests type beyond these.
 */
export async function writeFonts(characters: string, { root, outDir }: { root: string; outDir: string }): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const name of fontFiles) {
    const whole = await readFile(join(root, 'assets/fonts', name))
    const font = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures: features, noHinting: true })
    await writeFile(join(outDir, name), font)
  }
}
